export const PREOWNED = [
  {
    slug: 'iphone-14-like-fin', kind: 'phone', w: 71.5, h: 146.7, t: 7.8, r: 12.4, finish: 'gloss', bezel: 2.1, punch: 'notch',
    camera: { layout: 'diagonal' }, screen: { style: 'dune', clock: 'centre' },
    colours: {
      midnatt: { back: '#23282f', frame: '#2f353d', hue: 245 },
      stjernelys: { back: '#e4ddd1', frame: '#d2cabb', hue: 60 },
      blaa: { back: '#9fb6cc', frame: '#93abc3', hue: 235 },
    },
  },
  {
    slug: 'iphone-13-like-fin', kind: 'phone', w: 71.5, h: 146.7, t: 7.65, r: 12.2, finish: 'gloss', bezel: 2.2, punch: 'notch',
    camera: { layout: 'diagonal', size: 31.5 }, screen: { style: 'silk', clock: 'centre' },
    colours: {
      midnatt: { back: '#22262c', frame: '#2d3239', hue: 300 },
      stjernelys: { back: '#e5ded3', frame: '#d3cbbd', hue: 30 },
    },
  },
  {
    slug: 'iphone-15-like-fin', kind: 'phone', w: 71.6, h: 147.6, t: 7.8, r: 12.8, finish: 'matte', bezel: 1.9, punch: 'pill',
    camera: { layout: 'diagonal' }, screen: { style: 'bloom', clock: 'centre' },
    colours: {
      svart: { back: '#33363a', frame: '#404347', hue: 260 },
      blaa: { back: '#c9d5dc', frame: '#bdc9d0', hue: 215 },
      rosa: { back: '#ead3d4', frame: '#dec5c6', hue: 0 },
    },
  },
  {
    slug: 'iphone-15-pro-like-fin', kind: 'phone', w: 70.6, h: 146.6, t: 8.25, r: 12.8, finish: 'matte', bezel: 1.4, punch: 'pill', frameRoughness: 0.38,
    camera: { layout: 'triangle' }, screen: { style: 'arcs', clock: 'centre' },
    colours: {
      'naturlig-titan': { back: '#bdb7ac', frame: '#a8a299', hue: 55 },
      'blaa-titan': { back: '#3f4757', frame: '#4c5363', hue: 255 },
      'svart-titan': { back: '#2f3033', frame: '#434447', hue: 330 },
    },
  },
  {
    slug: 'iphone-14-pro-like-fin', kind: 'phone', w: 71.5, h: 147.5, t: 7.85, r: 12.4, finish: 'matte', bezel: 1.9, punch: 'pill', frameRoughness: 0.14,
    camera: { layout: 'triangle', size: 38 }, screen: { style: 'orb', clock: 'centre' },
    colours: {
      'moerk-lilla': { back: '#564b5f', frame: '#655a6e', hue: 305 },
      romsvart: { back: '#303134', frame: '#3e3f42', hue: 225 },
    },
  },
  {
    slug: 'iphone-12-like-fin', kind: 'phone', w: 71.5, h: 146.7, t: 7.4, r: 12, finish: 'gloss', bezel: 2.6, punch: 'notch',
    camera: { layout: 'square', width: 31, radius: 9, lenses: [6.4, 'flash', 6.4], apart: 7.2, surface: 'contrast' }, screen: { style: 'petal', clock: 'centre' },
    colours: {
      svart: { back: '#232427', frame: '#3a3b3e', hue: 275 },
      hvit: { back: '#e6e6e5', frame: '#d3d4d5', hue: 195 },
      groenn: { back: '#cfe3cd', frame: '#c0d5be', hue: 150 },
    },
  },
  {
    slug: 'galaxy-s23-like-fin', kind: 'phone', w: 70.9, h: 146.3, t: 7.6, r: 10.6, finish: 'matte', bezel: 1.6, punch: 'hole',
    camera: { layout: 'rings', lenses: [7, 7, 6.2], step: 18 }, screen: { style: 'petal', clock: 'left' },
    colours: {
      'phantom-svart': { back: '#2b2c2f', frame: '#3f4044', hue: 285 },
      kremhvit: { back: '#e6ded0', frame: '#cbbfa9', hue: 50 },
      groenn: { back: '#55625a', frame: '#66736b', hue: 155 },
    },
  },
  {
    slug: 'galaxy-s24-like-fin', kind: 'phone', w: 70.6, h: 147, t: 7.6, r: 10.6, finish: 'matte', bezel: 1.4, punch: 'hole',
    camera: { layout: 'rings', lenses: [7.3, 7.3, 6.4], step: 18.4 }, screen: { style: 'arcs', clock: 'left' },
    colours: {
      onyxsvart: { back: '#2c2d2f', frame: '#404144', hue: 90 },
      koboltfiolett: { back: '#4d4a66', frame: '#5d5a78', hue: 285 },
      ravgul: { back: '#e6d5ac', frame: '#d6c49a', hue: 80 },
    },
  },
  {
    slug: 'galaxy-s24-ultra-like-fin', kind: 'phone', w: 79, h: 162.3, t: 8.6, r: 4.5, finish: 'matte', bezel: 1.3, punch: 'hole', frameRoughness: 0.36,
    camera: { layout: 'rings', lenses: [7.7, 7.7, 7.7], x: 14, fromTop: 15.5, step: 20.5, second: [[16.4, 27.5, 3.6], [16.4, 42.5, 5.2]], flashAt: [16.4, 15] },
    screen: { style: 'silk', clock: 'left' },
    colours: {
      titangraa: { back: '#8f8d89', frame: '#9b9893', hue: 40 },
      titansvart: { back: '#2e2f32', frame: '#45464a', hue: 240 },
    },
  },
  {
    slug: 'pixel-8-like-fin', kind: 'phone', w: 70.8, h: 150.5, t: 8.9, r: 14, curve: 1.6, finish: 'gloss', bezel: 2, punch: 'hole', frameRoughness: 0.4,
    camera: { layout: 'bar', lenses: [[-15, 5.6], [-1.4, 5.6]], height: 21, fromTop: 28, margin: 0.3, window: 34, windowShift: -8.2 }, screen: { style: 'dune', clock: 'stacked' },
    colours: {
      obsidian: { back: '#2a2b2d', frame: '#3c3d40', hue: 160 },
      hassel: { back: '#8d9189', frame: '#7f837b', hue: 130 },
      rosa: { back: '#ecc9bd', frame: '#dcb8a8', hue: 25 },
    },
  },
];
