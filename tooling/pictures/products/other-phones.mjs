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
    slug: 'motorola-razr-60', kind: 'flip', w: 74, h: 171.3, t: 7.25, r: 11, coverHeight: 72, screen: { style: 'bloom', clock: 'thin' },
    colours: {
      'gibraltar-sea': { back: '#34415c', frame: '#6b7690', hue: 255 },
      'spring-bud': { back: '#b6cf63', frame: '#a9b888', hue: 122 },
      'parfait-pink': { back: '#e7b0c0', frame: '#d2a8b2', hue: 355 },
    },
  },
  {
    slug: 'motorola-edge-60', kind: 'phone', w: 73.1, h: 161.2, t: 7.9, r: 12.5, curve: 2.4, finish: 'matte', bezel: 1.2, punch: 'hole',
    camera: { layout: 'square', width: 39, radius: 11, lenses: [6.8, 6.8, 6.8, 'flash'], apart: 8.8 }, screen: { style: 'petal', clock: 'thin' },
    colours: {
      'gibraltar-sea': { back: '#3a475f', frame: '#4b5870', hue: 245 },
      shamrock: { back: '#3f6b58', frame: '#4d7866', hue: 160 },
      'plum-perfect': { back: '#6b4358', frame: '#7b5368', hue: 345 },
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
    slug: 'xiaomi-15t', kind: 'phone', w: 78, h: 163.2, t: 7.5, r: 12, finish: 'gloss', bezel: 1.6, punch: 'hole',
    camera: { layout: 'square', width: 40, radius: 11.5, lenses: [7.2, 7.2, 7.2, 'flash'], apart: 9.2, surface: 'glass', ring: 'dark', rise: 1.8 }, screen: { style: 'dune', clock: 'stacked' },
    colours: {
      svart: { back: '#28292c', frame: '#3c3d41', hue: 265 },
      graa: { back: '#9a9ca0', frame: '#8b8d92', hue: 215 },
      rosegull: { back: '#e0b9a8', frame: '#d0a997', hue: 35 },
    },
  },
  {
    slug: 'redmi-note-14', kind: 'phone', w: 75.7, h: 163.3, t: 8.2, r: 11.5, finish: 'gloss', bezel: 2.1, punch: 'hole',
    camera: { layout: 'square', width: 34, height: 36, radius: 9.5, lenses: [6.2, 5, 5, 'flash'], apart: 7.8, surface: 'contrast' }, screen: { style: 'bloom', clock: 'centre' },
    colours: {
      'midnight-black': { back: '#292a2d', frame: '#3c3d40', hue: 140 },
      'lime-green': { back: '#b8dcb2', frame: '#abcfa5', hue: 145 },
      'ocean-blue': { back: '#5b8fc7', frame: '#5585ba', hue: 245 },
      'mist-purple': { back: '#c3b5dd', frame: '#b6a8d0', hue: 305 },
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
];
