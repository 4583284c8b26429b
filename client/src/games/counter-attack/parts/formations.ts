/** Where the shirts of a formation stand, for a picture of it: `[c,h]` by shirt, for a team that attacks to the right. */
type Places = readonly (readonly [number, number])[];

// biome-ignore format: a table
export const FORMATION_PLACES: Record<string, Places> = {
  "4-4-2": [[-18, 0], [-12, -14], [-12, 14], [-13, -5], [-13, 5], [-8, -6], [-7, -15], [-8, 6], [-3, -9], [-3, 9], [-7, 15]],
  "4-3-3": [[-18, 0], [-12, -14], [-12, 14], [-13, -5], [-13, 5], [-8, 0], [-3, -15], [-8, -10], [-4, 0], [-8, 10], [-3, 15]],
  "3-4-3": [[-18, 0], [-8, -16], [-13, 9], [-13, -9], [-14, 0], [-8, -6], [-3, -13], [-8, 6], [-4, 0], [-3, 13], [-8, 16]],
  "5-3-2": [[-18, 0], [-11, -17], [-11, 17], [-13, -9], [-13, 9], [-14, 0], [-8, -10], [-8, 0], [-3, -7], [-3, 7], [-8, 10]],
};
