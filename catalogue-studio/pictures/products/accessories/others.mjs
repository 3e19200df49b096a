const TABLET_SCREEN = (style) => ({ style, clock: 'left' });

export const STRAPS = [
  {
    slug: 'apple-sportsreim',
    kind: 'strap',
    style: 'sport',
    colours: { svart: { back: '#2b2c2f', frame: '#55575c' }, 'lys-rosa': { back: '#e0bab6', frame: '#c9a49c' } },
  },
  {
    slug: 'apple-sportsloekke',
    kind: 'strap',
    style: 'loop',
    colours: { moerkegraa: { back: '#4c4e54', frame: '#4a4c51' }, skoggroenn: { back: '#55695a', frame: '#6d7f71' } },
  },
  {
    slug: 'apple-milanesereim',
    kind: 'strap',
    style: 'mesh',
    colours: { soelv: { back: '#c3c5c8', frame: '#c9cbce' }, skifer: { back: '#5a5856', frame: '#615f5d' } },
  },
  {
    slug: 'laerreim-apple-watch',
    kind: 'strap',
    style: 'leather',
    colours: { cognac: { back: '#93603b', frame: '#a5a8ad' }, svart: { back: '#2c2b2b', frame: '#6d7075' } },
  },
  {
    slug: 'samsung-sportsreim-galaxy-watch',
    kind: 'strap',
    style: 'sport',
    colours: { grafitt: { back: '#3a3d42', frame: '#6a6d72' }, hvit: { back: '#d9dadb', frame: '#b9bcc1' } },
  },
];

export const PENS = [
  { slug: 'apple-pencil-pro', kind: 'stylus', colours: { hvit: { back: '#dadbdd' } } },
  {
    slug: 'apple-pencil-usb-c',
    kind: 'stylus',
    length: 155,
    radius: 3.75,
    colours: { hvit: { back: '#d8d9db', frame: '#c3c6ca' } },
  },
];

export const KEYBOARDS = [
  {
    slug: 'apple-magic-keyboard-ipad-air-11',
    kind: 'keyboard-folio',
    w: 247.6,
    h: 178.5,
    screen: TABLET_SCREEN('silk'),
    colours: {
      hvit: { back: '#d9dadb', frame: '#e0e1e2', hue: 265 },
      svart: { back: '#333539', frame: '#46484d', hue: 215 },
    },
  },
  {
    slug: 'samsung-book-cover-keyboard-galaxy-tab-s11',
    kind: 'keyboard-folio',
    w: 253.8,
    h: 165.3,
    trackpad: false,
    screen: TABLET_SCREEN('dune'),
    colours: { svart: { back: '#2e2f32', frame: '#3c3d41', hue: 240 } },
  },
];

export const HOLDERS = [
  {
    slug: 'belkin-magsafe-bilholder-lufteventil',
    kind: 'holder',
    shape: 'vent',
    colours: { svart: { back: '#2b2c2f', frame: '#b2b5ba' } },
  },
  {
    slug: 'bilholder-magnet-dashbord',
    kind: 'holder',
    shape: 'dash',
    colours: { svart: { back: '#2c2d30', frame: '#8f9297' } },
  },
  {
    slug: 'bilholder-klemme',
    kind: 'holder',
    shape: 'clamp',
    colours: { svart: { back: '#2d2e31', frame: '#d9933f' } },
  },
];

export const TRACKERS = [
  { slug: 'apple-airtag', kind: 'tracker', colours: { hvit: { back: '#dcdde0', frame: '#c9ccd0' } } },
  {
    slug: 'apple-airtag-4-pakning',
    kind: 'tracker',
    count: 4,
    colours: { hvit: { back: '#dcdde0', frame: '#c9ccd0' } },
  },
  {
    slug: 'samsung-galaxy-smarttag2',
    kind: 'tracker',
    shape: 'loop',
    colours: { svart: { back: '#2c2d30', frame: '#9a9da2' }, hvit: { back: '#d9dadb', frame: '#b4b7bc' } },
  },
];

export const CAMERA_AIDS = [
  {
    slug: 'selfiestang-med-stativ',
    kind: 'tripod',
    shape: 'stick',
    colours: { svart: { back: '#2c2d30', frame: '#a9acb1' } },
  },
  { slug: 'dji-osmo-mobile-7p', kind: 'tripod', shape: 'gimbal', colours: { graa: { back: '#8b8e93' } } },
];

export const OTHERS = [...STRAPS, ...PENS, ...KEYBOARDS, ...HOLDERS, ...TRACKERS, ...CAMERA_AIDS];
