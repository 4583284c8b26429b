import { describe, expect, it } from "vitest";
import { deviceName, keyBytes } from "./push";

describe("this device", () => {
  it("is named so that somebody knows it among others", () => {
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const phone =
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
    const tablet =
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
    expect(deviceName(firefox, false)).toBe("Firefox, Linux");
    expect(deviceName(phone, true)).toBe("Chrome, Android");
    expect(deviceName(tablet, true)).toBe("Safari, iPad");
    expect(deviceName(tablet, false)).toBe("Safari, Mac");
    expect(deviceName("curl", false)).toBe("Browser");
  });

  it("reads keys as they are written in addresses", () => {
    expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
  });
});
