import { PHONES } from './phones.mjs';

/** A case of a kind for a phone of the table. */
function fitted(kind, slug, phoneSlug, colours, more = {}) {
  const { w, h, r, opening } = PHONES[phoneSlug];
  return { slug, kind, w, h, r, opening, ...more, colours };
}

const CLEAR = { gjennomsiktig: { back: '#c3d3de' } };

export const CASES = [
  fitted('clear-cover', 'apple-klart-deksel-iphone-17-pro', 'iphone-17-pro', CLEAR, { ring: true }),
  fitted('clear-cover', 'spigen-ultra-hybrid-iphone-17-pro-max', 'iphone-17-pro-max', {
    gjennomsiktig: { back: '#c3d3de' },
    'svart-ramme': { back: '#2c2d30' },
  }),
  fitted('clear-cover', 'samsung-klart-deksel-galaxy-s25-plus', 'galaxy-s25-plus', CLEAR),
  fitted('clear-cover', 'klart-deksel-nothing-phone-3a', 'nothing-phone-3a', CLEAR),
  fitted('rugged-cover', 'otterbox-defender-iphone-17-pro', 'iphone-17-pro', {
    svart: { back: '#2a2b2d', frame: '#36373a' },
    graagroenn: { back: '#3d4a44', frame: '#6d7d72' },
  }),
  fitted('rugged-cover', 'uag-pathfinder-galaxy-s25-ultra', 'galaxy-s25-ultra', {
    svart: { back: '#2b2c2e', frame: '#3a3b3e' },
    'moerk-jord': { back: '#4d4338', frame: '#8c7a62' },
  }),
  fitted('wallet', 'lommebokdeksel-iphone-17', 'iphone-17', {
    cognac: { back: '#8f5a35', frame: '#b99a63' },
    svart: { back: '#2c2b2c', frame: '#8e8f93' },
  }),
  fitted('wallet', 'lommebokdeksel-doro-8200', 'doro-8200', { burgunder: { back: '#6b2f38', frame: '#b99a63' } }),
  { slug: 'kortholder-magsafe', kind: 'wallet', colours: { cognac: { back: '#96603a' }, svart: { back: '#2b2a2b' } } },
  {
    slug: 'apple-smart-folio-ipad-air-11',
    kind: 'folio',
    w: 178.5,
    h: 247.6,
    folds: 2,
    colours: { denimblaa: { back: '#5d7190' }, lysegraa: { back: '#c7c8ca' } },
  },
];
