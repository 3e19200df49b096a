const S25 = {
  kind: 'phone', r: 10.5, finish: 'matte', bezel: 1.2, punch: 'hole',
  colours: {
    marineblaa: { back: '#323c54', frame: '#46506a', hue: 262 },
    isblaa: { back: '#bfd0de', frame: '#b9c8d5', hue: 225 },
    mint: { back: '#c6dccd', frame: '#c2d3c8', hue: 165 },
    soelvskygge: { back: '#c3c5c8', frame: '#b4b7bb', hue: 290 },
  },
};

const S26 = {
  kind: 'phone', r: 11.5, finish: 'matte', bezel: 1.2, punch: 'hole',
  colours: {
    koboltfiolett: { back: '#5b567a', frame: '#6a6588', hue: 290 },
    himmelblaa: { back: '#b5cbdd', frame: '#aac0d2', hue: 230 },
    svart: { back: '#28292c', frame: '#3b3c40', hue: 270 },
    hvit: { back: '#e5e5e4', frame: '#c9cacb', hue: 210 },
  },
};

export const SAMSUNG = [
  {
    ...S26, slug: 'galaxy-s26-ultra', w: 78.1, h: 163.6, t: 7.9, r: 10.5,
    camera: { layout: 'pill', lenses: [7.9, 7.9, 7.4], width: 20.4, step: 20, x: 14.4, surface: 'body', rise: 1.6, second: [[19.6, 29.5, 3.6], [19.6, 45.5, 5.6]], flashAt: [19.6, 15.5] },
    screen: { style: 'petal', clock: 'left' },
  },
  { ...S26, slug: 'galaxy-s26-plus', w: 75.8, h: 158.4, t: 7.3, camera: { layout: 'pill', lenses: [7.6, 7.6, 6.8], width: 19.6, step: 19.4, surface: 'body', rise: 1.5 }, screen: { style: 'silk', clock: 'left' } },
  { ...S26, slug: 'galaxy-s26', w: 71.7, h: 149.6, t: 7.2, camera: { layout: 'pill', lenses: [7.5, 7.5, 6.6], width: 19.2, step: 18.6, surface: 'body', rise: 1.5 }, screen: { style: 'orb', clock: 'left' } },
  {
    slug: 'galaxy-s25-edge', kind: 'phone', w: 75.6, h: 158.2, t: 5.8, r: 11, finish: 'matte', bezel: 1.1, punch: 'hole', frameRoughness: 0.34,
    camera: { layout: 'pill', lenses: [8, 8], width: 20, step: 20, surface: 'body', rise: 2.4, flashAt: [17, 15] }, screen: { style: 'dune', clock: 'left' },
    colours: {
      'titan-isblaa': { back: '#b7c6d4', frame: '#aab7c4', hue: 235 },
      'titan-soelv': { back: '#c9cac9', frame: '#bcbdbd', hue: 310 },
      'titan-kullsvart': { back: '#2b2c2f', frame: '#424348', hue: 60 },
    },
  },
  {
    slug: 'galaxy-s25-ultra', kind: 'phone', w: 77.6, h: 162.8, t: 8.2, r: 7.5, finish: 'matte', bezel: 1.1, punch: 'hole', frameRoughness: 0.34,
    camera: { layout: 'rings', lenses: [7.9, 7.9, 7.9], x: 14, fromTop: 15.5, step: 20.5, second: [[16.4, 27.5, 3.6], [16.4, 42.5, 5.4]], flashAt: [16.4, 15] },
    screen: { style: 'arcs', clock: 'left' },
    colours: {
      'titan-soelvblaa': { back: '#a9b5c2', frame: '#9aa5b2', hue: 250 },
      'titan-svart': { back: '#303134', frame: '#47484c', hue: 225 },
      'titan-graa': { back: '#8d8b87', frame: '#9a9792', hue: 60 },
      'titan-soelvhvit': { back: '#dddddb', frame: '#bfc0c1', hue: 200 },
    },
  },
  { ...S25, slug: 'galaxy-s25-plus', w: 75.8, h: 158.4, t: 7.3, r: 11, camera: { layout: 'rings', lenses: [7.6, 7.6, 6.8] }, screen: { style: 'bloom', clock: 'left' } },
  { ...S25, slug: 'galaxy-s25', w: 70.5, h: 146.9, t: 7.2, camera: { layout: 'rings', lenses: [7.6, 7.6, 6.8], step: 18.6 }, screen: { style: 'dune', clock: 'left' } },
  {
    slug: 'galaxy-s25-fe', kind: 'phone', w: 76.6, h: 161.3, t: 7.4, r: 11.4, finish: 'gloss', bezel: 1.7, punch: 'hole',
    camera: { layout: 'rings', lenses: [7.2, 7.2, 5.6], step: 20 }, screen: { style: 'silk', clock: 'left' },
    colours: {
      marineblaa: { back: '#303a52', frame: '#4a5570', hue: 255 },
      isblaa: { back: '#bccbd9', frame: '#b3c1ce', hue: 215 },
      kullsvart: { back: '#242528', frame: '#3b3c40', hue: 320 },
      hvit: { back: '#e6e6e6', frame: '#cccdcf', hue: 280 },
    },
  },
  {
    slug: 'galaxy-z-fold7', kind: 'fold', w: 143.2, h: 158.4, t: 4.2, r: 9, foldedWidth: 72.8, foldedThickness: 8.9, foldedRadius: 8.4,
    finish: 'matte', bezel: 1.6, punch: 'hole-left', camera: { layout: 'pill', lenses: [7, 7, 7], width: 18.6, step: 18.8, x: 13.6, surface: 'frame', rise: 1.3, flashAt: [16.4, 14] },
    screen: { style: 'bloom', clock: 'left' },
    colours: {
      blaaskygge: { back: '#46526b', frame: '#55617a', hue: 265 },
      soelvskygge: { back: '#bfc2c6', frame: '#adb0b5', hue: 235 },
      kullsvart: { back: '#27282b', frame: '#3a3b3f', hue: 30 },
    },
  },
  {
    slug: 'galaxy-z-flip7-fe', kind: 'flip', w: 71.9, h: 165.1, t: 6.9, r: 9.5, coverHeight: 58, screen: { style: 'silk', clock: 'left' },
    colours: {
      svart: { back: '#2a2b2e', frame: '#4a4b4f', hue: 200 },
      hvit: { back: '#e3e3e3', frame: '#c3c5c8', hue: 320 },
    },
  },
  {
    slug: 'galaxy-z-flip7', kind: 'flip', w: 75.2, h: 166.7, t: 6.5, r: 9.5, screen: { style: 'orb', clock: 'left' },
    colours: {
      blaaskygge: { back: '#4a5672', frame: '#7e89a0', hue: 262 },
      korallroed: { back: '#dd5f52', frame: '#d98c80', hue: 25 },
      kullsvart: { back: '#28292c', frame: '#4a4b4f', hue: 310 },
    },
  },
  {
    slug: 'galaxy-a56', kind: 'phone', w: 77.5, h: 162.2, t: 7.4, r: 11, finish: 'gloss', bezel: 2.2, punch: 'hole',
    camera: { layout: 'pill', lenses: [6.4, 6.4, 5], width: 17, step: 17, surface: 'glass', ring: 'dark', rise: 1.2, flashAt: [15.6, 13] }, screen: { style: 'petal', clock: 'left' },
    colours: {
      'awesome-grafitt': { back: '#46484d', frame: '#5c5e63', hue: 280 },
      'awesome-lysegraa': { back: '#d3d5d8', frame: '#bfc2c6', hue: 240 },
      'awesome-oliven': { back: '#7f8a70', frame: '#8b957d', hue: 125 },
      'awesome-rosa': { back: '#e6bfc3', frame: '#d9b2b6', hue: 5 },
    },
  },
  {
    slug: 'galaxy-a36', kind: 'phone', w: 78.2, h: 162.9, t: 7.4, r: 11, finish: 'gloss', bezel: 2.3, punch: 'hole',
    camera: { layout: 'pill', lenses: [6.2, 6.2, 4.8], width: 16.4, step: 16.6, surface: 'glass', ring: 'dark', rise: 1.2, flashAt: [15, 13] }, screen: { style: 'dune', clock: 'left' },
    colours: {
      'awesome-svart': { back: '#26282b', frame: '#3b3d41', hue: 205 },
      'awesome-hvit': { back: '#e7e7e8', frame: '#cfd0d2', hue: 330 },
      'awesome-lavendel': { back: '#cfc3e2', frame: '#c1b5d5', hue: 300 },
      'awesome-lime': { back: '#cfdda8', frame: '#c2d09c', hue: 120 },
    },
  },
  {
    slug: 'galaxy-a17', kind: 'phone', w: 77.9, h: 164.4, t: 7.5, r: 11, finish: 'gloss', bezel: 2.4, chin: 1.6, punch: 'drop',
    camera: { layout: 'pill', lenses: [6, 6, 4.4], width: 16, step: 16, surface: 'contrast', rise: 1.2, flashAt: [15, 13] }, screen: { style: 'bloom', clock: 'left' },
    colours: {
      svart: { back: '#28292d', frame: '#3d3f43', hue: 350 },
      blaa: { back: '#a8bdd6', frame: '#9db2cb', hue: 245 },
      graa: { back: '#a3a6ab', frame: '#94979c', hue: 180 },
    },
  },
  {
    slug: 'galaxy-a26', kind: 'phone', w: 77.5, h: 164, t: 7.7, r: 11, finish: 'gloss', bezel: 2.3, chin: 1.2, punch: 'drop',
    camera: { layout: 'pill', lenses: [6.2, 6.2, 4.6], width: 16.4, step: 16.4, surface: 'glass', ring: 'dark', rise: 1.2, flashAt: [15, 13] }, screen: { style: 'arcs', clock: 'left' },
    colours: {
      svart: { back: '#27292c', frame: '#3c3e42', hue: 200 },
      hvit: { back: '#e6e7e8', frame: '#cfd1d3', hue: 260 },
      mint: { back: '#bfdcd2', frame: '#b2cec4', hue: 170 },
    },
  },
  {
    slug: 'galaxy-xcover7-pro', kind: 'phone', w: 79.9, h: 168.6, t: 10.2, r: 10, curve: 1.2, finish: 'matte', bezel: 2.8, chin: 2.4, punch: 'drop', frameRoughness: 0.55,
    camera: { layout: 'rings', lenses: [6.8, 6.8], step: 19 }, screen: { style: 'dune', clock: 'left' },
    colours: { svart: { back: '#2f3134', frame: '#3a3c3f', hue: 145 } },
  },
];
