const IPAD = { kind: 'tablet', finish: 'matte', frameRoughness: 0.34 };
const TABLET_CAMERA = { layout: 'single', radius: 6.2, x: 14, fromTop: 14, hasFlash: false };
const PRO_CAMERA = { layout: 'square', width: 28, radius: 8.5, margin: 5, lenses: [6.2, 'flash', null, 2.6], apart: 6, rise: 1.4 };

const PRO_COLOURS = {
  stellarsvart: { back: '#36373a', frame: '#47484c', hue: 290 },
  soelv: { back: '#d5d6d8', frame: '#c6c8ca', hue: 240 },
};

export const TABLETS = [
  {
    ...IPAD, slug: 'ipad-a16', w: 179.5, h: 248.6, t: 7, r: 14, bezel: 9.4, camera: TABLET_CAMERA, screen: { style: 'bloom', clock: 'centre' },
    colours: {
      blaa: { back: '#86a6cf', frame: '#7d9dc5', hue: 250 },
      rosa: { back: '#e7a2ae', frame: '#dc97a3', hue: 5 },
      gul: { back: '#efd98a', frame: '#e2cb7c', hue: 85 },
      soelv: { back: '#d6d7d9', frame: '#c7c9cb', hue: 220 },
    },
  },
  {
    ...IPAD, slug: 'ipad-mini-a17-pro', w: 134.8, h: 195.4, t: 6.3, r: 14, bezel: 8, camera: { ...TABLET_CAMERA, hasFlash: true }, screen: { style: 'petal', clock: 'centre' },
    colours: {
      stjernelys: { back: '#e0d9cc', frame: '#d2cabc', hue: 55 },
      romgraa: { back: '#6f7176', frame: '#7b7d82', hue: 265 },
    },
  },
  {
    ...IPAD, slug: 'ipad-air-11-m3', w: 178.5, h: 247.6, t: 6.1, r: 14, bezel: 8.6, camera: TABLET_CAMERA, screen: { style: 'silk', clock: 'centre' },
    colours: {
      blaa: { back: '#b9cbdc', frame: '#adbfd0', hue: 245 },
      lilla: { back: '#c9c4de', frame: '#bdb8d2', hue: 300 },
      romgraa: { back: '#6c6e73', frame: '#787a7f', hue: 215 },
    },
  },
  {
    ...IPAD, slug: 'ipad-air-13-m3', w: 214.9, h: 280.6, t: 6.1, r: 14, bezel: 8.6, camera: TABLET_CAMERA, screen: { style: 'dune', clock: 'centre' },
    colours: {
      stjernelys: { back: '#dfd8cb', frame: '#d1c9bb', hue: 40 },
      blaa: { back: '#b9cbdc', frame: '#adbfd0', hue: 235 },
    },
  },
  { ...IPAD, slug: 'ipad-pro-11-m5', w: 177.5, h: 249.7, t: 5.3, r: 14, bezel: 7.4, camera: PRO_CAMERA, screen: { style: 'orb', clock: 'centre' }, colours: PRO_COLOURS },
  { ...IPAD, slug: 'ipad-pro-13-m5', w: 215.5, h: 281.6, t: 5.1, r: 14, bezel: 7.4, camera: PRO_CAMERA, screen: { style: 'arcs', clock: 'centre' }, colours: PRO_COLOURS },
  {
    kind: 'tablet', slug: 'galaxy-tab-s11', w: 165.3, h: 253.8, t: 5.5, r: 10, finish: 'matte', bezel: 6.2, camera: { layout: 'single', radius: 6.6, x: 14, fromTop: 14, flashAt: [0, 28] }, screen: { style: 'dune', clock: 'left' },
    colours: {
      graa: { back: '#5d6066', frame: '#6c6f75', hue: 265 },
      soelv: { back: '#cfd1d3', frame: '#c0c2c5', hue: 215 },
    },
  },
  {
    kind: 'tablet', slug: 'galaxy-tab-s11-ultra', w: 208.5, h: 326.3, t: 5.1, r: 10, finish: 'matte', bezel: 5, camera: { layout: 'rings', lenses: [6.8, 6.8], x: 14, fromTop: 14, step: 18, flashAt: [13, 14] }, screen: { style: 'silk', clock: 'left' },
    colours: {
      graa: { back: '#5b5e64', frame: '#6a6d73', hue: 255 },
      soelv: { back: '#cfd1d3', frame: '#c0c2c5', hue: 310 },
    },
  },
  {
    kind: 'tablet', slug: 'galaxy-tab-s10-fe', w: 165.8, h: 254.3, t: 6, r: 10, finish: 'matte', bezel: 8, camera: { layout: 'single', radius: 6.4, x: 14, fromTop: 14, hasFlash: false }, screen: { style: 'petal', clock: 'left' },
    colours: {
      blaa: { back: '#a9bdd4', frame: '#9db1c8', hue: 260 },
      graa: { back: '#66696e', frame: '#74777c', hue: 30 },
      soelv: { back: '#d2d4d6', frame: '#c3c5c8', hue: 175 },
    },
  },
  {
    kind: 'tablet', slug: 'galaxy-tab-a11-plus', w: 168.7, h: 257.1, t: 6.9, r: 10, finish: 'matte', bezel: 9, camera: { layout: 'single', radius: 5.2, x: 13, fromTop: 13, hasFlash: false }, screen: { style: 'bloom', clock: 'left' },
    colours: {
      graa: { back: '#595c62', frame: '#686b71', hue: 200 },
      soelv: { back: '#d0d2d4', frame: '#c1c3c6', hue: 285 },
    },
  },
  {
    kind: 'tablet', slug: 'galaxy-tab-a11', w: 124.7, h: 211, t: 8, r: 9, finish: 'matte', bezel: 7, camera: { layout: 'single', radius: 5, x: 12, fromTop: 12, hasFlash: false }, screen: { style: 'dune', clock: 'left' },
    colours: {
      graa: { back: '#5c5f65', frame: '#6b6e74', hue: 155 },
      soelv: { back: '#d0d2d4', frame: '#c1c3c6', hue: 240 },
    },
  },
  {
    kind: 'tablet', slug: 'galaxy-tab-active5', w: 126.8, h: 213.8, t: 10.1, r: 12, curve: 2, finish: 'matte', bezel: 9, chin: 3, frameRoughness: 0.6, camera: { layout: 'single', radius: 6, x: 17, fromTop: 17, flashAt: [0, 31] }, screen: { style: 'arcs', clock: 'left' },
    colours: { svart: { back: '#2f3134', frame: '#3b3d40', hue: 120 } },
  },
  {
    kind: 'tablet', slug: 'lenovo-idea-tab-pro', w: 189.1, h: 291.8, t: 6.9, r: 11, finish: 'matte', bezel: 7.5, camera: { layout: 'flush-bar', lenses: [5.8], width: 34, height: 17, x: 8, step: 15, rise: 1, flashAfter: -8 }, screen: { style: 'arcs', clock: 'thin' },
    colours: { 'luna-grey': { back: '#777b82', frame: '#85898f', hue: 275 } },
  },
  {
    kind: 'tablet', slug: 'xiaomi-pad-7', w: 173.4, h: 251.2, t: 6.2, r: 11, finish: 'matte', bezel: 6, camera: { layout: 'square', width: 30, radius: 8, margin: 6, lenses: [6.2, 'flash'], apart: 6.4, rise: 1.3 }, screen: { style: 'petal', clock: 'stacked' },
    colours: {
      graa: { back: '#6a6d72', frame: '#787b80', hue: 330 },
      blaa: { back: '#a6bcd2', frame: '#9ab0c6', hue: 230 },
    },
  },
  {
    kind: 'tablet', slug: 'oneplus-pad-3', w: 209.7, h: 289.6, t: 6, r: 13, finish: 'matte', bezel: 6, camera: { layout: 'square', width: 26, radius: 13, margin: 8, lenses: [6.4, null, null, 'flash'], apart: 4.6, surface: 'frame', rise: 1.6 }, screen: { style: 'orb', clock: 'thin' },
    colours: {
      'storm-blue': { back: '#6d829b', frame: '#7a8fa7', hue: 250 },
      'frosted-silver': { back: '#cdd0d3', frame: '#bec1c4', hue: 195 },
    },
  },
];
