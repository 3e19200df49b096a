import { PHONES } from './phones.mjs';

const OPEN_SCREEN = { finish: 'matte', camera: { layout: 'none' } };

/** Glass before a phone of the table; `paint` is the phone's: its back, frame and the hue of its screen. */
function glass(slug, phoneSlug, [style, clock], paint) {
  const { w, h, t, r, bezel, punch, chin } = PHONES[phoneSlug];
  const face = { w, h, t, r, bezel, punch, ...(chin && { chin }) };
  return {
    ...OPEN_SCREEN,
    slug,
    kind: 'protector',
    ...face,
    screen: { style, clock },
    colours: { gjennomsiktig: paint },
  };
}

export const PROTECTORS = [
  {
    ...OPEN_SCREEN,
    slug: 'skjermbeskytter-iphone-17-pro',
    kind: 'protector',
    w: 71.9,
    h: 150,
    t: 8.75,
    r: 13.4,
    bezel: 1.3,
    punch: 'pill',
    screen: { style: 'silk', clock: 'centre' },
    colours: { gjennomsiktig: { back: '#363d54', frame: '#434b66', hue: 262 } },
  },
  {
    ...OPEN_SCREEN,
    slug: 'skjermbeskytter-iphone-17',
    kind: 'protector',
    w: 71.5,
    h: 149.6,
    t: 7.95,
    r: 13,
    bezel: 1.4,
    punch: 'pill',
    screen: { style: 'petal', clock: 'centre' },
    colours: { gjennomsiktig: { back: '#9db3d0', frame: '#94aac8', hue: 255 } },
  },
  {
    ...OPEN_SCREEN,
    slug: 'skjermbeskytter-galaxy-s25',
    kind: 'protector',
    w: 70.5,
    h: 146.9,
    t: 7.2,
    r: 10.5,
    bezel: 1.2,
    punch: 'hole',
    screen: { style: 'arcs', clock: 'left' },
    colours: { gjennomsiktig: { back: '#323c54', frame: '#46506a', hue: 170 } },
  },
  glass('panzerglass-iphone-17-pro-max', 'iphone-17-pro-max', ['dune', 'centre'], {
    back: '#d9733a',
    frame: '#d4733f',
    hue: 42,
  }),
  glass('panzerglass-iphone-17', 'iphone-17', ['bloom', 'centre'], { back: '#b4c0a0', frame: '#aebb9b', hue: 140 }),
  glass('panzerglass-personvern-iphone-17-pro', 'iphone-17-pro', ['orb', 'centre'], {
    back: '#dcdddf',
    frame: '#cdd0d4',
    hue: 225,
  }),
  glass('panzerglass-iphone-air', 'iphone-air', ['silk', 'thin'], { back: '#e9dcc6', frame: '#d9c19a', hue: 75 }),
  glass('panzerglass-iphone-16', 'iphone-16', ['arcs', 'centre'], { back: '#8c9eea', frame: '#8495de', hue: 278 }),
  glass('panzerglass-galaxy-s25-ultra', 'galaxy-s25-ultra', ['dune', 'left'], {
    back: '#303134',
    frame: '#47484c',
    hue: 215,
  }),
  glass('panzerglass-galaxy-a56', 'galaxy-a56', ['bloom', 'left'], { back: '#46484d', frame: '#5c5e63', hue: 295 }),
  glass('panzerglass-pixel-10', 'pixel-10', ['silk', 'stacked'], { back: '#5a79c4', frame: '#5a76bb', hue: 265 }),
  glass('skjermbeskytter-iphone-16e', 'iphone-16e', ['petal', 'centre'], {
    back: '#2a2c2f',
    frame: '#393b3f',
    hue: 12,
  }),
  glass('skjermbeskytter-galaxy-a17', 'galaxy-a17', ['dune', 'left'], { back: '#28292d', frame: '#3d3f43', hue: 340 }),
  glass('skjermbeskytter-pixel-10-pro-xl', 'pixel-10-pro-xl', ['bloom', 'stacked'], {
    back: '#2a2b2d',
    frame: '#3e4043',
    hue: 118,
  }),
];
