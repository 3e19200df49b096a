const HEADSETS = [
  {
    slug: 'airpods-max',
    kind: 'headset',
    colours: {
      midnatt: { back: '#2e3542', frame: '#4a515e' },
      stjernelys: { back: '#dcd5c8', frame: '#d0c8b8' },
      blaa: { back: '#6f8cab', frame: '#8aa3bd' },
    },
  },
  {
    slug: 'beats-studio-pro',
    kind: 'headset',
    arms: 'plastic',
    cup: { w: 68, h: 80, r: 33 },
    cushion: { from: 7, width: 27, thickness: 8 },
    colours: {
      svart: { back: '#2b2c2f', frame: '#2f3033', cap: '#3a3b3f' },
      sandstein: { back: '#d8cdbc', frame: '#cfc3b1', cap: '#c6b9a5' },
    },
  },
  {
    slug: 'bose-quietcomfort-ultra',
    kind: 'headset',
    cup: { w: 70, h: 80, r: 34 },
    cushion: { from: 10, width: 31, thickness: 11 },
    colours: { svart: { back: '#2c2d2f', frame: '#66686d' }, 'hvit-roeyk': { back: '#dcd9d3', frame: '#bdb8b0' } },
  },
  {
    slug: 'sony-wh-ch720n',
    kind: 'headset',
    arms: 'plastic',
    cup: { w: 66, h: 74, r: 32 },
    cushion: { from: 6, width: 26, thickness: 7 },
    colours: { svart: { back: '#2c2d30', frame: '#303135' }, blaa: { back: '#41526e', frame: '#46587a' } },
  },
  {
    slug: 'jbl-tune-770nc',
    kind: 'headset',
    arms: 'plastic',
    cup: { w: 68, h: 76, r: 33 },
    cushion: { from: 6, width: 25, thickness: 7 },
    colours: {
      svart: { back: '#2a2b2e', frame: '#2e2f32', cap: '#3c3d41' },
      hvit: { back: '#d8dade', frame: '#d2d4d8', cap: '#c3c6cb' },
    },
  },
  {
    slug: 'jbl-junior-320bt',
    kind: 'headset',
    arms: 'plastic',
    scale: 0.8,
    cup: { w: 62, h: 66, r: 31 },
    cushion: { from: 6, width: 28, thickness: 9 },
    colours: {
      blaa: { back: '#4a86c8', frame: '#e0b23c', cap: '#e9e9e6' },
      rosa: { back: '#df8fae', frame: '#7d6fb8', cap: '#f0e6ea' },
    },
  },
  {
    slug: 'nothing-headphone-1',
    kind: 'headset',
    cup: { w: 66, h: 82, r: 13 },
    cushion: { from: 13, width: 26, thickness: 9 },
    colours: {
      hvit: { back: '#d9dadb', frame: '#c9cbce', cap: '#b9bcc0' },
      svart: { back: '#2d2e31', frame: '#505257', cap: '#46484d' },
    },
  },
  {
    slug: 'poly-voyager-focus-2',
    kind: 'headset',
    arms: 'plastic',
    scale: 0.88,
    boom: true,
    cup: { w: 58, h: 62, r: 29 },
    cushion: { from: 9, width: 24, thickness: 8 },
    colours: { svart: { back: '#2a2b2e', frame: '#35363a', cap: '#46484d' } },
  },
];

const EARBUDS = [
  {
    slug: 'airpods-4',
    kind: 'earbuds',
    tip: false,
    box: { w: 50, h: 46, t: 21, r: 19 },
    colours: { hvit: { back: '#dfe0e2' } },
  },
  {
    slug: 'galaxy-buds3-pro',
    kind: 'earbuds',
    box: { w: 59, h: 49, t: 24, r: 14 },
    colours: { soelv: { back: '#c5c8cc', bud: '#c9ccd0' }, hvit: { back: '#dddee0' } },
  },
  {
    slug: 'galaxy-buds-core',
    kind: 'earbuds',
    stem: false,
    box: { w: 50, h: 50, t: 27, r: 13 },
    colours: { svart: { back: '#2b2c2f' }, hvit: { back: '#dddee0' } },
  },
  {
    slug: 'pixel-buds-pro-2',
    kind: 'earbuds',
    stem: false,
    box: { w: 63, h: 50, t: 25, r: 24.5 },
    colours: { peon: { back: '#dcdcd9', bud: '#e0818c' }, vintergroenn: { back: '#dadbd8', bud: '#9bb3a2' } },
  },
  {
    slug: 'sony-wf-1000xm5',
    kind: 'earbuds',
    stem: false,
    box: { w: 64, h: 40, t: 27, r: 18 },
    colours: { svart: { back: '#2c2d2f', ring: '#b08a6a' }, soelv: { back: '#d2cec6', ring: '#b79a80' } },
  },
  {
    slug: 'bose-quietcomfort-ultra-earbuds',
    kind: 'earbuds',
    stem: false,
    box: { w: 66, h: 59, t: 27, r: 18 },
    colours: { svart: { back: '#2b2c2e', ring: '#8d9096' }, 'hvit-roeyk': { back: '#d9d6d0', ring: '#c2bcb2' } },
  },
  {
    slug: 'jbl-wave-beam-2',
    kind: 'earbuds',
    box: { w: 58, h: 46, t: 26, r: 21 },
    colours: { svart: { back: '#2a2b2e' }, blaa: { back: '#3f5d8c' } },
  },
  {
    slug: 'nothing-ear',
    kind: 'earbuds',
    box: { w: 55, h: 55, t: 22, r: 10 },
    colours: { hvit: { back: '#d8dadc', bud: '#d8dadc' }, svart: { back: '#333438', bud: '#333438' } },
  },
  {
    slug: 'cmf-buds-2',
    kind: 'earbuds',
    box: { w: 56, h: 51, t: 25, r: 8 },
    colours: { moerkegraa: { back: '#4a4c50' }, lysegroenn: { back: '#b9cf6e' } },
  },
  {
    slug: 'powerbeats-pro-2',
    kind: 'earbuds',
    stem: false,
    hook: true,
    box: { w: 73, h: 60, t: 34, r: 24 },
    colours: { 'jet-svart': { back: '#2a2b2d' }, 'elektrisk-oransje': { back: '#e0662f' } },
  },
];

export const HEADSETS_AND_EARBUDS = [...HEADSETS, ...EARBUDS];
