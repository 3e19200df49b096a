export const OTHER_PHONES = [
  {
    slug: 'nothing-phone-3', kind: 'phone', w: 75.6, h: 160.6, t: 9, r: 12.5, finish: 'matte', bezel: 1.6, punch: 'hole',
    pattern: 'panels', camera: { layout: 'scattered' }, screen: { style: 'arcs', clock: 'thin' },
    colours: {
      svart: { back: '#2c2d30', frame: '#3b3c40', hue: 30 },
      hvit: { back: '#e3e4e5', frame: '#c6c8cb', hue: 255 },
    },
  },
  {
    slug: 'nothing-phone-3a', kind: 'phone', w: 77.5, h: 163.5, t: 8.35, r: 12.5, finish: 'matte', bezel: 1.8, punch: 'hole',
    pattern: 'coil', camera: { layout: 'row', fromTop: 37 }, screen: { style: 'orb', clock: 'thin' },
    colours: {
      svart: { back: '#2f3033', frame: '#3f4044', hue: 15 },
      hvit: { back: '#e2e3e4', frame: '#c9cbce', hue: 225 },
      blaa: { back: '#7f95ac', frame: '#8b9fb4', hue: 235 },
    },
  },
  {
    slug: 'sony-xperia-1-vii', kind: 'phone', w: 74, h: 162, t: 8.2, r: 7, finish: 'matte', bezel: 1.4, forehead: 4.2, chin: 4.2, punch: 'none', frameRoughness: 0.42,
    camera: { layout: 'pill', lenses: [6.4, 6.4, 6.4], width: 18, step: 18, x: 13, surface: 'frame', rise: 1.5, flashInside: true }, screen: { style: 'silk', clock: 'left' },
    colours: {
      'slate-svart': { back: '#2d2e31', frame: '#3c3d41', hue: 220 },
      'mosegroenn': { back: '#58634f', frame: '#646f5b', hue: 140 },
      'orkidelilla': { back: '#74657f', frame: '#80718b', hue: 305 },
    },
  },
  {
    slug: 'sony-xperia-10-vii', kind: 'phone', w: 72, h: 153, t: 8.3, r: 12, finish: 'matte', bezel: 2.3, punch: 'hole', frameRoughness: 0.42,
    camera: { layout: 'flush-bar', lenses: [6.6, 6.6], width: 54, height: 20, x: 6, step: 17.5, rise: 1.2, flashAfter: -7 }, screen: { style: 'dune', clock: 'centre' },
    colours: {
      kullsvart: { back: '#2e3033', frame: '#3d3f42', hue: 205 },
      hvit: { back: '#e4e5e4', frame: '#d0d1d1', hue: 300 },
      turkis: { back: '#a2ccca', frame: '#97c0be', hue: 190 },
    },
  },
  {
    slug: 'oneplus-13', kind: 'phone', w: 76.5, h: 162.9, t: 8.7, r: 11.5, curve: 1.8, finish: 'matte', bezel: 1.2, punch: 'hole',
    camera: { layout: 'disc' }, screen: { style: 'silk', clock: 'thin' },
    colours: {
      'midnight-ocean': { back: '#2b3a5c', frame: '#4b5874', hue: 258 },
      'black-eclipse': { back: '#2a2a2c', frame: '#404043', hue: 15 },
      'arctic-dawn': { back: '#e2e5e9', frame: '#c9cdd2', hue: 215 },
    },
  },
  {
    slug: 'doro-8200', kind: 'phone', w: 75.4, h: 157.9, t: 9.2, r: 10, finish: 'matte', bezel: 3, chin: 2.6, punch: 'drop', frameRoughness: 0.5,
    camera: { layout: 'square', width: 26, height: 26, radius: 8, lenses: [5.2, 'flash', 4.2, 4.2], apart: 6, x: 37.7, margin: 8, surface: 'glass', ring: 'dark', rise: 1 }, screen: { style: 'dune', clock: 'left' },
    colours: {
      svart: { back: '#2c2e32', frame: '#4a4c50', hue: 235 },
      hvit: { back: '#e2e3e5', frame: '#c7c9cd', hue: 190 },
    },
  },
  {
    slug: 'fjell-tind-1', kind: 'phone', w: 71.8, h: 150.4, t: 8.1, r: 13, finish: 'matte', bezel: 1.5, punch: 'hole',
    camera: { layout: 'flush-bar', lenses: [7, 7], width: 43, height: 20, x: 5, step: 22, rise: 1.4, surface: 'contrast', flashAfter: 12 }, screen: { style: 'dune', clock: 'left' },
    colours: {
      lyng: { back: '#8a6a9c', frame: '#957aa6', hue: 305 },
      granitt: { back: '#5b6068', frame: '#6b7078', hue: 245 },
      multe: { back: '#e3963f', frame: '#d9934a', hue: 60 },
    },
  },
  {
    slug: 'fjell-vidde-1', kind: 'phone', w: 76.8, h: 162.4, t: 8.4, r: 13.4, finish: 'matte', bezel: 1.5, punch: 'hole',
    camera: { layout: 'flush-bar', lenses: [7, 7, 5.6], width: 63, height: 20.5, x: 5, step: 20.5, rise: 1.4, surface: 'contrast', flashAfter: 11 }, screen: { style: 'petal', clock: 'left' },
    colours: {
      fjord: { back: '#3f6572', frame: '#4f7582', hue: 215 },
      granitt: { back: '#5b6068', frame: '#6b7078', hue: 265 },
      snoe: { back: '#e2e3e2', frame: '#cbcdcd', hue: 190 },
    },
  },
  {
    slug: 'oneplus-15', kind: 'phone', w: 76.7, h: 161.4, t: 8.1, r: 12.5, finish: 'matte', bezel: 1.1, punch: 'hole',
    camera: { layout: 'square', width: 40, radius: 12, lenses: [7.2, 7.2, 7.2, 'flash'], apart: 9, surface: 'body', ring: 'dark', rise: 1.7 }, screen: { style: 'dune', clock: 'thin' },
    colours: {
      'infinite-black': { back: '#2a2b2d', frame: '#3b3c3f', hue: 35 },
      'ultra-violet': { back: '#a9a3c6', frame: '#9d97ba', hue: 295 },
      'sand-storm': { back: '#bfa88e', frame: '#b29b81', hue: 65 },
    },
  },
  {
    slug: 'oneplus-nord-5', kind: 'phone', w: 77, h: 163.4, t: 8.1, r: 12.5, finish: 'matte', bezel: 1.5, punch: 'hole',
    camera: { layout: 'pill', lenses: [7, 7], width: 19, step: 20, x: 14, surface: 'glass', ring: 'dark', rise: 1.4, flashAt: [16.5, 14.5] }, screen: { style: 'bloom', clock: 'thin' },
    colours: {
      'phantom-grey': { back: '#4c4e52', frame: '#5c5e62', hue: 285 },
      'marble-sands': { back: '#dccdb9', frame: '#cfc0ac', hue: 50 },
      'dry-ice': { back: '#c9d9de', frame: '#bccbd0', hue: 205 },
    },
  },
  {
    slug: 'nothing-phone-3a-pro', kind: 'phone', w: 77.5, h: 163.5, t: 8.4, r: 12.5, finish: 'matte', bezel: 1.8, punch: 'hole',
    pattern: 'coil', camera: { layout: 'disc', radius: 25, fromLeft: 38.75, fromTop: 33, lenses: [6.4, 6.4, 7.6, 'flash'] }, screen: { style: 'dune', clock: 'thin' },
    colours: {
      graa: { back: '#8e9196', frame: '#9a9da2', hue: 290 },
      svart: { back: '#2f3033', frame: '#3f4044', hue: 200 },
    },
  },
  {
    slug: 'cmf-phone-2-pro', kind: 'phone', w: 78, h: 164, t: 7.8, r: 9.5, finish: 'matte', bezel: 1.9, punch: 'hole', frameRoughness: 0.45,
    camera: { layout: 'knob' }, screen: { style: 'orb', clock: 'thin' },
    colours: {
      oransje: { back: '#e0693a', frame: '#cf6238', hue: 40 },
      svart: { back: '#2c2d30', frame: '#3e3f43', hue: 225 },
      lysegroenn: { back: '#bcd3c0', frame: '#aec5b2', hue: 155 },
    },
  },
  {
    slug: 'honor-400', kind: 'phone', w: 74.6, h: 156.5, t: 7.3, r: 12, finish: 'matte', bezel: 1.5, punch: 'pill',
    camera: { layout: 'square', width: 34, height: 38, radius: 12, lenses: [7.8, 'flash', 5.8], apart: 8.4, surface: 'frame', rise: 1.8 }, screen: { style: 'bloom', clock: 'centre' },
    colours: {
      midnattsvart: { back: '#2b2c2f', frame: '#3e3f43', hue: 340 },
      oerkengull: { back: '#d9c3a5', frame: '#ccb697', hue: 65 },
      meteorsoelv: { back: '#c6c8cc', frame: '#b8babf', hue: 250 },
    },
  },
  {
    slug: 'fairphone-gen-6', kind: 'phone', w: 73.3, h: 156.5, t: 9.6, r: 10.5, finish: 'matte', bezel: 2.2, punch: 'hole', frameRoughness: 0.5,
    camera: { layout: 'pill', lenses: [6.6, 6.6], width: 18, step: 19, x: 13, surface: 'contrast', ring: 'dark', rise: 1.1, flashAt: [16, 13] }, screen: { style: 'petal', clock: 'left' },
    colours: {
      'forest-green': { back: '#5a6a55', frame: '#677762', hue: 140 },
      'cloud-white': { back: '#dfdfda', frame: '#cbccc7', hue: 85 },
      'horizon-black': { back: '#2e2f31', frame: '#3f4043', hue: 250 },
    },
  },
  {
    slug: 'hmd-skyline', kind: 'phone', w: 76, h: 160, t: 9, r: 6, finish: 'matte', bezel: 2.2, punch: 'hole', frameRoughness: 0.4,
    camera: { layout: 'square', width: 34, height: 42, radius: 6, lenses: [7.4, 5.4, 5.4, 'flash'], apart: 8.4, surface: 'glass', ring: 'dark', rise: 1.2 }, screen: { style: 'silk', clock: 'stacked' },
    colours: {
      'twisted-black': { back: '#2c2d30', frame: '#3d3e42', hue: 350 },
      'neon-pink': { back: '#e0617f', frame: '#d45877', hue: 5 },
      'blue-topaz': { back: '#6d93a8', frame: '#7ba0b4', hue: 225 },
    },
  },
];
