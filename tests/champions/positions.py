"""Twenty positions for counting turns: the kick-off, crowds, empty fields, walls, offside lines, both goals."""

from __future__ import annotations

POSITIONS = {
    "line-up": "H=1e0,2a3,3d3,4g3,5j3,8b7,9f7,10i7,14b10,15e10,16i10 A=1e14,2a11,3d11,4g11,5j11,8a7,9e7,10g7,11j7,14c4,15h4 ball=e5 turn=H",
    "midfield": "H=1e0,2b3,3d4,4g3,5i4,8c7,9f6,10h7,14b9,15e9,16i10 A=1f14,2b11,3d10,4g11,5i11,8b8,9e7,10g8,11i8,14d5,15h5 ball=f7 turn=H",
    "midfield away": "H=1e0,2b3,3d4,4g3,5i4,8c7,9f6,10h7,14b9,15e9,16i10 A=1f14,2b11,3d10,4g11,5i11,8b8,9e7,10g8,11i8,14d5,15h5 ball=f8 turn=A",
    "attack": "H=1e0,2c5,3e5,4g5,5i6,8d8,9f9,10h9,14c11,15e11,16g12 A=1e14,2c12,3e12,4g11,5i12,8d10,9f10,10b9,11h10,14e6,15g7 ball=f11 turn=H",
    "attack away": "H=1f0,2c2,3e3,4g2,5h3,8d4,9f5,10h5,14c9,15e8,16g9 A=1e14,2b9,3e10,4g10,5i9,8d6,9f4,10h4,11b5,14e2,15g3 ball=e4 turn=A",
    "goal mouth": "H=1e0,2c6,3e6,4g6,8d10,9f10,10h10,14d12,15f12,16h12 A=1f14,2c12,3e12,4g12,5i12,8d11,9f9,10h11,14e7,15g7 ball=e11 turn=H",
    "row one": "H=1e0,2c6,3e6,4g6,8d10,9f10,10h10,14c13,15f12,16h12 A=1f14,2c12,3e12,4g12,5i12,8d11,9f9,10h11,14e7,15g7 ball=d13 turn=H",
    "own corner": "H=1e0,2a2,3b1,4c3,5e3,8d5,9f5,10h6,14c8,15e8,16g9 A=1e14,2c10,3e10,4g10,5i10,8d7,9f7,10b4,11h7,14a3,15d2 ball=a1 turn=H",
    "side line": "H=1e0,2a5,3b4,4c3,5e3,8a8,9c7,10d6,14b9,15e8,16y7 A=1e14,2c10,3e10,4g10,5i10,8d8,9b7,10b6,11h7,14c4,15d3 ball=a7 turn=H",
    "two men": "H=1e0,8e5,9f8 A=1e14,2j12 ball=e7 turn=H partial=1",
    "alone": "H=1e0,8e5 A=1e14,2j12 ball=e7 turn=H partial=1",
    "triangle": "H=1e0,8e6,9e8,10g7 A=1e14,2j12,3c7 ball=e7 turn=H partial=1",
    "six in a row": "H=1e0,2a6,3c6,4e6,5g6,8i6,9b8,10d8 A=1e14,2j12,3c3,4g10 ball=b6 turn=H partial=1",
    "walled in": "H=1e0,2a2,3b2,8c1,9b3,10a4 A=1e14,2j12,4d1,5c2 ball=b1 turn=H partial=1",
    "offside trap": "H=1e0,8e6,9d9,14c11,15e12,16g11 A=1e14,2b10,3e10,4h10 ball=e7 turn=H partial=1",
    "keeper out": "H=1d3,2a3,8e5,9g6 A=1e10,2j12,3g9 ball=e4 turn=H partial=1",
    "keeper in area away": "H=1e0,2c6,14f10 A=1e13,2d11,3g12,8h9 ball=e12 turn=A partial=1",
    "barred": "H=1e1,2c2,3g2,8e5 A=1e14,2j12,9d4 ball=e2 turn=H barred=H#1 partial=1",
    "full area": "H=1e0,2c3,3d3,4e3,5f3,8i2,9i4,10h5 A=1e14,2j12,14g4,15d4 ball=h2 turn=H partial=1",
    "chain": "H=1e0,2b5,3c5,4d5,5e5,6f5,8g5,9h5,10i5,14j5,15a8 A=1e14,2j12,3e8,4c8 ball=a7 turn=H partial=1",
}

COUNTS = {
    "line-up": [0, 0, 16, 57, 193, 493],
    "midfield": [6, 56, 194, 603, 1668, 3941],
    "midfield away": [36, 119, 388, 1365, 3779, 9996],
    "attack": [30, 87, 283, 589, 1478, 3293],
    "attack away": [5, 42, 224, 885, 2528, 5953],
    "goal mouth": [0, 715, 1443, 4384, 6974, 14991],
    "row one": [4, 12, 59, 165, 476, 1375],
    "own corner": [33, 93, 422, 1144, 3467, 8499],
    "side line": [43, 362, 1166, 3172, 7015, 13609],
    "two men": [0, 50, 113, 234, 373, 506],
    "alone": [0, 8, 16, 32, 48, 60],
    "triangle": [84, 376, 1055, 2137, 3663, 5317],
    "six in a row": [75, 387, 1415, 4332, 10864, 23053],
    "walled in": [355, 1312, 3144, 6108, 10320, 16309],
    "offside trap": [8, 22, 91, 180, 301, 526],
    "keeper out": [42, 153, 374, 947, 1984, 3753],
    "keeper in area away": [42, 242, 641, 1475, 2671, 4685],
    "barred": [0, 66, 209, 679, 1520, 3086],
    "full area": [0, 0, 42, 177, 826, 2466],
    "chain": [5, 223, 710, 1878, 4226, 8157],
}
"""Complete turns that play the ball, for a roll of 1 to 6, as the oracle counts them."""
