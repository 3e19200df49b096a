import { type ConfigData, HtmlValidate, type Report } from 'html-validate';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

/**
 * Everything that the tool recommends, but for these:
 * - how React writes what HTML lets one write in two ways (case of names, `=""`, `/>`, its own ids that begin with '_');
 * - names for lists and rows: HTML allows them, and a table that CSS lays out as a list loses its roles without them;
 * - controls of one name: a facet and a price range are lists of values in the address;
 * - links that are radios: without script each leads to its variant;
 * - the simple header's form, whose button comes with the first item in the cart.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-redundant-role': 'off',
    'form-dup-name': 'off',
    'prefer-native-element': ['error', { exclude: ['radio'] }],
    'wcag/h32': 'off',
  },
};

/** Each kind of page, as the server sends it. */
const PAGES = [
  '/',
  '/mobiltelefoner/',
  '/mobiltelefoner/like-fin/',
  '/tilbehor/deksler/',
  '/bedrift/mobiltelefoner/',
  '/bedrift/utstyrsavtale/mobiltelefoner/',
  '/varemerker/',
  '/varemerker/apple/',
  '/sok/',
  '/sok/?q=iphone',
  '/sammenlign/',
  HANDSET.path,
  '/mobiltelefoner/apple/iphone-17/lavendel-256gb/',
  '/bedrift/mobiltelefoner/apple/iphone-17/',
  '/bedrift/utstyrsavtale/mobiltelefoner/apple/iphone-17/',
  '/nettbrett/apple/ipad-a16/',
  '/smarthjem/philips-hue/philips-hue-startpakke/',
  '/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/',
  '/mobilabonnement/',
  '/mobilabonnement/barn/',
  '/mobilabonnement/kontantkort/',
  '/mobilabonnement/priser/',
  '/mobilabonnement/familie/',
  '/mobilabonnement/velge-mobilabonnement/',
  '/mobilabonnement/pakketilbud/',
  '/mobilabonnement/ubegrenset-data-provekjop/',
  '/internett/mobilt-bredband/',
  '/bedrift/mobilabonnement/',
  '/handlekurv/',
  '/finnes-ikke/',
];

const faultsOf = ({ results }: Report): string[] =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );

test(
  'the HTML of every kind of page is valid, as the server sends it',
  { tag: ['@one-screen', '@gate-desktop'] },
  async ({ request }) => {
    const validator = new HtmlValidate(CONFIG);
    const faults: Record<string, string[]> = {};
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const found = faultsOf(await validator.validateString(html, path));
      if (found.length > 0) faults[path] = [...new Set(found)];
    }
    expect(faults).toEqual({});
  },
);
