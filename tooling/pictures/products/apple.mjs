const PRO = {
  kind: 'phone', t: 8.75, r: 14, finish: 'matte', bezel: 1.3, punch: 'pill', frameRoughness: 0.36,
  colours: {
    'kosmisk-oransje': { back: '#d9733a', frame: '#d4733f', hue: 45 },
    dypblaa: { back: '#363d54', frame: '#434b66', hue: 268 },
    soelv: { back: '#dcdddf', frame: '#cdd0d4', hue: 230 },
  },
};

export const APPLE = [
  { ...PRO, slug: 'iphone-17-pro-max', w: 78, h: 163.4, camera: { layout: 'plateau-triple', height: 44, inset: true }, screen: { style: 'silk', clock: 'centre' } },
  { ...PRO, slug: 'iphone-17-pro', w: 71.9, h: 150, r: 13.4, camera: { layout: 'plateau-triple', height: 42, inset: true }, screen: { style: 'arcs', clock: 'centre' } },
  {
    slug: 'iphone-air', kind: 'phone', w: 74.7, h: 156.2, t: 5.64, r: 13.6, finish: 'matte', bezel: 1.4, punch: 'pill', frameRoughness: 0.16,
    camera: { layout: 'plateau-single' }, screen: { style: 'bloom', clock: 'thin' },
    colours: {
      himmelblaa: { back: '#c9dae6', frame: '#c3d2de', hue: 225 },
      'lys-gull': { back: '#e9dcc6', frame: '#d9c19a', hue: 70 },
      skyhvit: { back: '#e6e6e4', frame: '#d3d4d6', hue: 260 },
      stellarsvart: { back: '#2a2b2e', frame: '#3b3c40', hue: 290 },
    },
  },
  {
    slug: 'iphone-17', kind: 'phone', w: 71.5, h: 149.6, t: 7.95, r: 13, finish: 'matte', bezel: 1.4, punch: 'pill',
    camera: { layout: 'pill', lenses: [7.6, 7.6], width: 20, step: 19.4, flashAt: [17, 14] }, screen: { style: 'petal', clock: 'centre' },
    colours: {
      lavendel: { back: '#d7c8e4', frame: '#cfc0dd', hue: 310 },
      salvie: { back: '#b4c0a0', frame: '#aebb9b', hue: 130 },
      taakeblaa: { back: '#9db3d0', frame: '#94aac8', hue: 255 },
      hvit: { back: '#e7e8e9', frame: '#d5d7d9', hue: 330 },
      svart: { back: '#2b2d30', frame: '#3a3c40', hue: 240 },
    },
  },
  {
    slug: 'iphone-16e', kind: 'phone', w: 71.5, h: 146.7, t: 7.8, r: 12.6, finish: 'matte', bezel: 2.1, punch: 'notch',
    camera: { layout: 'single', radius: 8 }, screen: { style: 'bloom', clock: 'centre' },
    colours: {
      svart: { back: '#2a2c2f', frame: '#393b3f', hue: 20 },
      hvit: { back: '#e8e8e8', frame: '#d4d5d7', hue: 190 },
    },
  },
  {
    slug: 'iphone-17e', kind: 'phone', w: 71.5, h: 146.7, t: 7.8, r: 12.6, finish: 'matte', bezel: 2.1, punch: 'notch',
    camera: { layout: 'single', radius: 8 }, screen: { style: 'arcs', clock: 'centre' },
    colours: {
      'lys-rosa': { back: '#ecd3d3', frame: '#dfc4c4', hue: 12 },
      hvit: { back: '#e8e8e8', frame: '#d4d5d7', hue: 255 },
      svart: { back: '#2a2c2f', frame: '#393b3f', hue: 300 },
    },
  },
  {
    slug: 'iphone-16', kind: 'phone', w: 71.6, h: 147.6, t: 7.8, r: 12.8, finish: 'matte', bezel: 1.8, punch: 'pill',
    camera: { layout: 'pill', lenses: [7, 7], width: 18.4, step: 18, surface: 'contrast', flashAt: [16, 14] }, screen: { style: 'orb', clock: 'centre' },
    colours: {
      ultramarin: { back: '#8c9eea', frame: '#8495de', hue: 275 },
      blaagroenn: { back: '#a9cbc9', frame: '#9fc2c0', hue: 190 },
      rosa: { back: '#eba9d3', frame: '#e29fca', hue: 345 },
      hvit: { back: '#e8e9ea', frame: '#d6d8da', hue: 230 },
      svart: { back: '#303438', frame: '#3e4246', hue: 260 },
    },
  },
];
