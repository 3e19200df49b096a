/** Room that a cover leaves for the camera: size, corner and middle, in mm from the middle of the back. */
const OPENINGS = {
  'iphone-17-pro': { w: 71, h: 43.5, r: 14, x: 0, y: 51.6 },
  'iphone-17': { w: 22, h: 42, r: 11, x: -22.2, y: 51.3 },
  'galaxy-s25': { w: 40, h: 58, r: 10, x: -12.8, y: 41.6 },
  'galaxy-s25-ultra': { w: 46, h: 64, r: 9, x: -12.6, y: 46.5 },
  'pixel-10': { w: 68, h: 25.5, r: 12.7, x: 0, y: 45.4 },
  'galaxy-a56': { w: 20, h: 54, r: 10, x: -25.4, y: 51 },
};

const cover = (slug, phoneSlug, size, colours) => ({ slug, kind: 'cover', ...size, opening: OPENINGS[phoneSlug], colours });

export const COVERS = [
  cover('silikondeksel-iphone-17-pro', 'iphone-17-pro', { w: 71.9, h: 150, r: 13.4 }, {
    lyng: { back: '#8a6a9c' }, skoggroenn: { back: '#2f5d50' }, svart: { back: '#2a2b2e' },
  }),
  cover('silikondeksel-iphone-17', 'iphone-17', { w: 71.5, h: 149.6, r: 13 }, {
    taakeblaa: { back: '#7f99bb' }, lyng: { back: '#8a6a9c' }, svart: { back: '#2a2b2e' },
  }),
  cover('silikondeksel-galaxy-s25', 'galaxy-s25', { w: 70.5, h: 146.9, r: 10.5 }, {
    marineblaa: { back: '#2f3d5c' }, multe: { back: '#e3963f' },
  }),
  cover('robust-deksel-galaxy-s25-ultra', 'galaxy-s25-ultra', { w: 77.6, h: 162.8, r: 9 }, {
    svart: { back: '#2b2c2f' }, oliven: { back: '#6d7459' },
  }),
  cover('deksel-pixel-10', 'pixel-10', { w: 72, h: 152.8, r: 14.5 }, {
    sand: { back: '#d3c4ae' }, indigo: { back: '#4a62a3' },
  }),
  cover('deksel-galaxy-a56', 'galaxy-a56', { w: 77.5, h: 162.2, r: 11 }, {
    svart: { back: '#2a2b2e' }, rosa: { back: '#dca7ae' },
  }),
];

const OPEN_SCREEN = { finish: 'matte', camera: { layout: 'none' } };

export const PROTECTORS = [
  { ...OPEN_SCREEN, slug: 'skjermbeskytter-iphone-17-pro', kind: 'protector', w: 71.9, h: 150, t: 8.75, r: 13.4, bezel: 1.3, punch: 'pill', screen: { style: 'silk', clock: 'centre' }, colours: { gjennomsiktig: { back: '#363d54', frame: '#434b66', hue: 262 } } },
  { ...OPEN_SCREEN, slug: 'skjermbeskytter-iphone-17', kind: 'protector', w: 71.5, h: 149.6, t: 7.95, r: 13, bezel: 1.4, punch: 'pill', screen: { style: 'petal', clock: 'centre' }, colours: { gjennomsiktig: { back: '#9db3d0', frame: '#94aac8', hue: 255 } } },
  { ...OPEN_SCREEN, slug: 'skjermbeskytter-galaxy-s25', kind: 'protector', w: 70.5, h: 146.9, t: 7.2, r: 10.5, bezel: 1.2, punch: 'hole', screen: { style: 'arcs', clock: 'left' }, colours: { gjennomsiktig: { back: '#323c54', frame: '#46506a', hue: 170 } } },
];

export const POWER = [
  { slug: 'hurtiglader-45w', kind: 'charger', ports: 2, colours: { hvit: { back: '#d6d8da' }, svart: { back: '#2b2d30' } } },
  { slug: 'lader-20w', kind: 'charger', ports: 1, colours: { hvit: { back: '#d8dade' } } },
  { slug: 'traadloes-lader', kind: 'charger', shape: 'pad', colours: { grafitt: { back: '#3a3c40', frame: '#6f7379' }, sand: { back: '#d0c4b2', frame: '#b5aa99' } } },
  { slug: 'noedlader-10000', kind: 'charger', shape: 'bank', colours: { fjellblaa: { back: '#4b5f78' }, svart: { back: '#2c2d30' } } },
  { slug: 'usb-c-kabel', kind: 'cable', colours: { hvit: { back: '#d6d7db', frame: '#dadbdf' }, lyng: { back: '#7d6192', frame: '#8a6f9e' } } },
];

export const SOUND = [
  {
    slug: 'airpods-pro-3', kind: 'earbuds', colours: { hvit: { back: '#dfe0e2' } },
  },
  {
    slug: 'galaxy-buds3-fe', kind: 'earbuds', colours: { graa: { back: '#6b6e74' }, svart: { back: '#2c2d30' } },
  },
  {
    slug: 'sony-wh-1000xm6', kind: 'headset', colours: {
      svart: { back: '#2b2c2f', frame: '#4d4f54' }, soelv: { back: '#d6d3cd', frame: '#b5b1a9' }, midnattblaa: { back: '#333e58', frame: '#66708a' },
    },
  },
  {
    slug: 'bordhoeyttaler-fonn', kind: 'speaker', shape: 'drum', colours: { fjellgraa: { back: '#6f7783' }, lyng: { back: '#6e5980', light: 0xd6b8ff } },
  },
  {
    slug: 'jbl-flip-7', kind: 'speaker', shape: 'pocket', colours: { svart: { back: '#2b2d31', frame: '#202226' }, blaa: { back: '#3f66a8', frame: '#2c4674' }, roed: { back: '#b3403c', frame: '#7d2b29' } },
  },
];

export const STORAGE = [
  { slug: 'portabel-ssd-1tb', kind: 'drive', colours: { svart: { back: '#2f3135', frame: '#202124' }, blaa: { back: '#4f6f9e', frame: '#2f4566' } } },
];

export const WATCHES = [
  { slug: 'apple-watch-series-11', kind: 'watch', colours: { stellarsvart: { back: '#2b2c2f', frame: '#45474c', hue: 205 }, rosegull: { back: '#e0b8ac', frame: '#d3a494', hue: 20 } } },
];
