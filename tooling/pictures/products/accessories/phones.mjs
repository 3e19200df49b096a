/**
 * What covers and screen protectors need to know of a phone, mm: its size, its face (`bezel`, `punch`, `chin`) and the
 * `opening` that a cover leaves for the cameras and the flash, from the middle of the back as seen from behind.
 */
export const PHONES = {
  'iphone-17-pro-max': { w: 78, h: 163.4, t: 8.75, r: 14, bezel: 1.3, punch: 'pill', opening: { w: 77, h: 45.5, r: 14, x: 0, y: 57.3 } },
  'iphone-17-pro': { w: 71.9, h: 150, t: 8.75, r: 13.4, bezel: 1.3, punch: 'pill', opening: { w: 71, h: 43.5, r: 14, x: 0, y: 51.6 } },
  'iphone-air': { w: 74.7, h: 156.2, t: 5.64, r: 13.6, bezel: 1.4, punch: 'pill', opening: { w: 71.4, h: 27.4, r: 13.6, x: 0, y: 62.6 } },
  'iphone-17': { w: 71.5, h: 149.6, t: 7.95, r: 13, bezel: 1.4, punch: 'pill', opening: { w: 32, h: 42, r: 11, x: -17.4, y: 51.3 } },
  'iphone-16': { w: 71.6, h: 147.6, t: 7.8, r: 12.8, bezel: 1.8, punch: 'pill', opening: { w: 31, h: 39, r: 10.5, x: -17.6, y: 52 } },
  'iphone-16e': { w: 71.5, h: 146.7, t: 7.8, r: 12.6, bezel: 2.1, punch: 'notch', opening: { w: 33, h: 20, r: 9.6, x: -14, y: 58.2 } },
  'iphone-14': { w: 71.5, h: 146.7, t: 7.8, r: 12.4, bezel: 2.1, punch: 'notch', opening: { w: 36, h: 36, r: 11, x: -15.7, y: 53.2 } },
  'galaxy-s25-ultra': { w: 77.6, h: 162.8, t: 8.2, r: 7.5, bezel: 1.1, punch: 'hole', opening: { w: 36.5, h: 61.5, r: 10, x: -16.4, y: 45.3 } },
  'galaxy-s25-plus': { w: 75.8, h: 158.4, t: 7.3, r: 11, bezel: 1.2, punch: 'hole', opening: { w: 31, h: 58.5, r: 10, x: -18.4, y: 45.1 } },
  'galaxy-s25': { w: 70.5, h: 146.9, t: 7.2, r: 10.5, bezel: 1.2, punch: 'hole', opening: { w: 31, h: 56.5, r: 10, x: -16, y: 40.2 } },
  'galaxy-s25-fe': { w: 76.6, h: 161.3, t: 7.4, r: 11.4, bezel: 1.7, punch: 'hole', opening: { w: 31, h: 57.5, r: 10, x: -18.8, y: 46.4 } },
  'galaxy-s23': { w: 70.9, h: 146.3, t: 7.6, r: 10.6, bezel: 1.6, punch: 'hole', opening: { w: 30, h: 54, r: 9.6, x: -16.4, y: 40.5 } },
  'galaxy-a56': { w: 77.5, h: 162.2, t: 7.4, r: 11, bezel: 2.2, punch: 'hole', opening: { w: 30, h: 54, r: 10, x: -20.4, y: 51 } },
  'galaxy-a36': { w: 78.2, h: 162.9, t: 7.4, r: 11, bezel: 2.3, punch: 'hole', opening: { w: 29.5, h: 52, r: 9.6, x: -20.7, y: 53 } },
  'galaxy-a17': { w: 77.9, h: 164.4, t: 7.5, r: 11, bezel: 2.4, chin: 1.6, punch: 'drop', opening: { w: 29, h: 50.5, r: 9.4, x: -20.4, y: 54.6 } },
  'pixel-10-pro-xl': { w: 76.6, h: 162.8, t: 8.5, r: 15, bezel: 1.2, punch: 'hole', opening: { w: 71.6, h: 26.6, r: 13.2, x: 0, y: 49.4 } },
  'pixel-10': { w: 72, h: 152.8, t: 8.6, r: 14.5, bezel: 1.6, punch: 'hole', opening: { w: 68, h: 25.5, r: 12.7, x: 0, y: 45.4 } },
  'pixel-9a': { w: 73.3, h: 154.7, t: 8.9, r: 13.5, bezel: 2.5, punch: 'hole', opening: { w: 54, h: 21.5, r: 10.7, x: -4.8, y: 60.8 } },
  'nothing-phone-3a': { w: 77.5, h: 163.5, t: 8.35, r: 12.5, bezel: 1.8, punch: 'hole', opening: { w: 55, h: 55, r: 27.5, x: 0, y: 44.7 } },
  'oneplus-13': { w: 76.5, h: 162.9, t: 8.7, r: 11.5, bezel: 1.2, punch: 'hole', opening: { w: 50, h: 50, r: 25, x: -10.7, y: 53 } },
  'motorola-edge-60': { w: 73.1, h: 161.2, t: 7.9, r: 12.5, bezel: 1.2, punch: 'hole', opening: { w: 42, h: 42, r: 12.5, x: -13, y: 57.1 } },
  'xiaomi-15t': { w: 78, h: 163.2, t: 7.5, r: 12, bezel: 1.6, punch: 'hole', opening: { w: 43, h: 43, r: 13, x: -15, y: 57.6 } },
  'redmi-note-14': { w: 75.7, h: 163.3, t: 8.2, r: 11.5, bezel: 2.1, punch: 'hole', opening: { w: 37, h: 39, r: 11, x: -16.8, y: 59.6 } },
  'doro-8200': { w: 75.4, h: 157.9, t: 9.2, r: 10, bezel: 3, chin: 2.6, punch: 'drop', opening: { w: 29, h: 29, r: 9.5, x: 0, y: 57.9 } },
};
