import { PHONES } from './phones.mjs';

/** Room that the first covers leave for the camera: size, corner and middle, in mm from the middle of the back. */
const OPENINGS = {
  'iphone-17-pro': { w: 71, h: 43.5, r: 14, x: 0, y: 51.6 },
  'iphone-17': { w: 22, h: 42, r: 11, x: -22.2, y: 51.3 },
  'galaxy-s25': { w: 40, h: 58, r: 10, x: -12.8, y: 41.6 },
  'galaxy-s25-ultra': { w: 46, h: 64, r: 9, x: -12.6, y: 46.5 },
  'pixel-10': { w: 68, h: 25.5, r: 12.7, x: 0, y: 45.4 },
  'galaxy-a56': { w: 20, h: 54, r: 10, x: -25.4, y: 51 },
};

const cover = (slug, phoneSlug, size, colours) => ({
  slug,
  kind: 'cover',
  ...size,
  opening: OPENINGS[phoneSlug],
  colours,
});

/** A soft cover for a phone of the table. */
function soft(slug, phoneSlug, colours) {
  const { w, h, r, opening } = PHONES[phoneSlug];
  return { slug, kind: 'cover', w, h, r, opening, colours };
}

export const COVERS = [
  cover(
    'silikondeksel-iphone-17-pro',
    'iphone-17-pro',
    { w: 71.9, h: 150, r: 13.4 },
    {
      lyng: { back: '#8a6a9c' },
      skoggroenn: { back: '#2f5d50' },
      svart: { back: '#2a2b2e' },
    },
  ),
  cover(
    'silikondeksel-iphone-17',
    'iphone-17',
    { w: 71.5, h: 149.6, r: 13 },
    {
      taakeblaa: { back: '#7f99bb' },
      lyng: { back: '#8a6a9c' },
      svart: { back: '#2a2b2e' },
    },
  ),
  cover(
    'silikondeksel-galaxy-s25',
    'galaxy-s25',
    { w: 70.5, h: 146.9, r: 10.5 },
    {
      marineblaa: { back: '#2f3d5c' },
      multe: { back: '#e3963f' },
    },
  ),
  cover(
    'robust-deksel-galaxy-s25-ultra',
    'galaxy-s25-ultra',
    { w: 77.6, h: 162.8, r: 9 },
    {
      svart: { back: '#2b2c2f' },
      oliven: { back: '#6d7459' },
    },
  ),
  cover(
    'deksel-pixel-10',
    'pixel-10',
    { w: 72, h: 152.8, r: 14.5 },
    {
      sand: { back: '#d3c4ae' },
      indigo: { back: '#4a62a3' },
    },
  ),
  cover(
    'deksel-galaxy-a56',
    'galaxy-a56',
    { w: 77.5, h: 162.2, r: 11 },
    {
      svart: { back: '#2a2b2e' },
      rosa: { back: '#dca7ae' },
    },
  ),
  soft('apple-silikondeksel-iphone-17-pro-max', 'iphone-17-pro-max', {
    oransje: { back: '#d9733a' },
    svart: { back: '#2a2b2e' },
  }),
  soft('apple-silikondeksel-iphone-17', 'iphone-17', {
    ankerblaa: { back: '#4c6788' },
    'lys-mose': { back: '#b4b892' },
  }),
  {
    ...soft('apple-bumper-iphone-air', 'iphone-air', {
      lyseblaa: { back: '#b8cbdb' },
      svart: { back: '#2a2b2e' },
    }),
    opening: { w: 69.6, h: 151.2, r: 11.6, x: 0, y: 0 },
  },
  soft('samsung-silikondeksel-galaxy-s25-ultra', 'galaxy-s25-ultra', {
    marineblaa: { back: '#323c54' },
    jadegroenn: { back: '#93a99b' },
  }),
  soft('samsung-silikondeksel-galaxy-s25-fe', 'galaxy-s25-fe', {
    svart: { back: '#2a2b2e' },
    lysegraa: { back: '#c9cbce' },
  }),
  soft('samsung-silikondeksel-galaxy-a36', 'galaxy-a36', { lavendel: { back: '#c5b8dc' }, svart: { back: '#2a2b2e' } }),
  soft('google-pixelsnap-deksel-pixel-10-pro-xl', 'pixel-10-pro-xl', {
    maanestein: { back: '#8f99a8' },
    jade: { back: '#c5ceb0' },
  }),
  soft('google-deksel-pixel-9a', 'pixel-9a', { iris: { back: '#9ca9e0' }, obsidian: { back: '#2a2b2d' } }),
  soft('silikondeksel-iphone-16', 'iphone-16', { blaabaer: { back: '#4a5a8c' }, rosenrot: { back: '#c98f93' } }),
  soft('silikondeksel-iphone-16e', 'iphone-16e', { skoggroenn: { back: '#2f5d50' }, svart: { back: '#2a2b2e' } }),
  soft('silikondeksel-iphone-14', 'iphone-14', { multe: { back: '#e3963f' }, svart: { back: '#2a2b2e' } }),
  soft('oneplus-sandstone-deksel-oneplus-13', 'oneplus-13', { svart: { back: '#303033' } }),
  soft('silikondeksel-xiaomi-15t', 'xiaomi-15t', { svart: { back: '#2a2b2e' }, sand: { back: '#d3c4ae' } }),
  soft('silikondeksel-motorola-edge-60', 'motorola-edge-60', { furu: { back: '#4a6a55' } }),
  soft('silikondeksel-galaxy-a17', 'galaxy-a17', { svart: { back: '#2a2b2e' }, taakeblaa: { back: '#8fa6c4' } }),
  soft('silikondeksel-galaxy-s23', 'galaxy-s23', { skoggroenn: { back: '#3c5f52' }, svart: { back: '#2a2b2e' } }),
];
