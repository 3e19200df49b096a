/** Xiaomi with its houses Redmi and POCO. */
export const XIAOMI = [
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
    slug: 'xiaomi-15t-pro', kind: 'phone', w: 77.9, h: 162.7, t: 8, r: 12, finish: 'matte', bezel: 1.3, punch: 'hole',
    camera: { layout: 'square', width: 41, radius: 11.5, lenses: [7.6, 7.6, 7.6, 'flash'], apart: 9.4, surface: 'glass', ring: 'dark', rise: 2 }, screen: { style: 'arcs', clock: 'stacked' },
    colours: {
      svart: { back: '#2b2c2f', frame: '#3d3e42', hue: 20 },
      graa: { back: '#8d8f93', frame: '#7f8186', hue: 255 },
      mokkagull: { back: '#c5a78f', frame: '#b89a82', hue: 45 },
    },
  },
  {
    slug: 'xiaomi-15', kind: 'phone', w: 71.2, h: 152.3, t: 8.1, r: 12.2, finish: 'matte', bezel: 1.2, punch: 'hole',
    camera: { layout: 'square', width: 38, radius: 10, lenses: [7, 7, 7, 'flash'], apart: 8.8, surface: 'frame', rise: 1.8 }, screen: { style: 'silk', clock: 'thin' },
    colours: {
      svart: { back: '#2a2b2d', frame: '#3c3d40', hue: 160 },
      hvit: { back: '#e4e4e3', frame: '#cfd0d1', hue: 240 },
      groenn: { back: '#a9b7a8', frame: '#9caa9b', hue: 145 },
    },
  },
  {
    slug: 'redmi-note-14-pro-plus', kind: 'phone', w: 74.7, h: 162.5, t: 8.75, r: 12, curve: 2.4, finish: 'matte', bezel: 1.4, punch: 'hole',
    camera: { layout: 'square', width: 42, radius: 16, lenses: [7.2, 5.4, 5.4, 'flash'], apart: 8.6, x: 37.35, margin: 5, surface: 'glass', ring: 'dark', rise: 1.8 }, screen: { style: 'orb', clock: 'centre' },
    colours: {
      'midnight-black': { back: '#2a2b2d', frame: '#3e3f42', hue: 60 },
      'frost-blue': { back: '#a8bfd8', frame: '#9cb3cc', hue: 240 },
      'lavender-purple': { back: '#b9a6cf', frame: '#ac99c2', hue: 310 },
    },
  },
  {
    slug: 'poco-f7', kind: 'phone', w: 77.9, h: 163.1, t: 8.2, r: 12, finish: 'gloss', bezel: 1.5, punch: 'hole',
    camera: { layout: 'pill', lenses: [8, 8], width: 21, step: 21, x: 14.6, surface: 'glass', ring: 'dark', rise: 1.6, flashAt: [18, 15] }, screen: { style: 'arcs', clock: 'thin' },
    colours: {
      svart: { back: '#27282b', frame: '#3c3d40', hue: 95 },
      hvit: { back: '#e4e5e6', frame: '#cdcfd1', hue: 30 },
      'cyber-soelv': { back: '#aeb2b8', frame: '#a0a4aa', hue: 220 },
    },
  },
];
