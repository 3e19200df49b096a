// JavaScript, because the linter and editors load it themselves.
/**
 * The syntax that the linter refuses, by area. `planted` is code that breaks the restriction; the self-test expects each to be reported in a
 * file of the area.
 */

const CLOCK = 'Rules read no clock: time is a parameter.';
const CHANCE = 'Rules know no chance.';
const IO = 'Rules do no IO and wait for nothing.';

const LOCALE_DATA =
  'A browser loads data of the locale for it, on the main thread and while the page starts: use norwegianTime, compareNorwegian or the formats of shared-domain/money.';

/** Everything of a page: its first call of each of these takes up to 140 ms on a phone. */
export const NO_LOCALE_DATA = [
  {
    selector: "MemberExpression[object.name='Intl']",
    message: LOCALE_DATA,
    planted: ["const zone = new Intl.DateTimeFormat('nb');", "const collator = new Intl.Collator('nb');"],
  },
  {
    selector: 'MemberExpression[property.name=/^(localeCompare|toLocale[A-Z].*)$/]',
    message: LOCALE_DATA,
    planted: ['const order = one.localeCompare(other);', "const small = text.toLocaleLowerCase('nb');"],
  },
];

const DATE_NOW = "MemberExpression[object.name='Date']:matches([property.name='now'], [property.value='now'])";

const STORAGE = 'A browser may forbid storage or have no room left: use shared-domain/device/storage.';

/** Globals that code of a page uses through one module. */
export const GUARDED_GLOBALS = ['localStorage', 'sessionStorage'].map((name) => ({ name, message: STORAGE }));

/** The same by another name. */
export const NO_DIRECT_STORAGE = [
  {
    selector: 'MemberExpression[property.name=/^(local|session)Storage$/]',
    message: STORAGE,
    planted: ["const kept = window.localStorage.getItem('a');", 'const kept = globalThis.sessionStorage;'],
  },
];

const DEVICE_CLOCK =
  'The clock of a device may be wrong by days: runtime/server-time for the time of day, performance.now for how long.';

/** A page compares what the server says with what the server says. */
export const NO_DEVICE_CLOCK = [
  {
    selector: DATE_NOW,
    message: DEVICE_CLOCK,
    planted: ['const now = Date.now();', 'const context = { now: Date.now };'],
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: DEVICE_CLOCK,
    planted: ['const now = new Date();', 'const now = Date();'],
  },
  {
    selector: "MemberExpression[object.name='performance'][property.name='timeOrigin']",
    message: DEVICE_CLOCK,
    planted: ['const now = performance.timeOrigin + performance.now();'],
  },
];

/** Whatever makes an answer depend on anything but the arguments. */
export const PURE = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: CLOCK,
    planted: ['const now = new Date();'],
  },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK, planted: ['const now = Date();'] },
  {
    selector: DATE_NOW,
    message: CLOCK,
    planted: ['const now = Date.now();', "const now = Date['now']();", 'const clock = Date.now;'],
  },
  {
    selector: "VariableDeclarator[init.name='Date'], VariableDeclarator[init.name='Math']",
    message: 'Use Date and Math by their names, so that it is seen what is used.',
    planted: ['const { now } = Date;', 'const Clock = Date;', 'const { random } = Math;'],
  },
  {
    selector: "MemberExpression[object.name='Math']:matches([property.name='random'], [property.value='random'])",
    message: CHANCE,
    planted: ['const dice = Math.random();', "const dice = Math['random']();"],
  },
  { selector: 'AwaitExpression', message: IO, planted: ['export const one = async () => await other;'] },
  {
    selector: ':function[async=true]',
    message: IO,
    planted: ['export const one = async () => 1;', 'async function two() {}'],
  },
  {
    selector: 'ForOfStatement[await=true]',
    message: IO,
    planted: ['async function f(all) { for await (const one of all) use(one); }'],
  },
  { selector: 'ImportExpression', message: IO, planted: ["const rules = import('./rules');"] },
  {
    selector:
      "Program > VariableDeclaration[kind!='const'], Program > ExportNamedDeclaration > VariableDeclaration[kind!='const']",
    message: 'A module keeps no state.',
    planted: ['let last = 1;', 'var last = 1;', 'export let last = 1;'],
  },
];

/** Globals that a pure file may not name; local variables of the same name are fine. */
export const IMPURE_GLOBALS = [
  ...['globalThis', 'window', 'self', 'global'].map((name) => ({ name, message: 'Name what you use.' })),
  { name: 'performance', message: CLOCK },
  { name: 'crypto', message: CHANCE },
  ...[
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'fetch',
    'process',
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'requestAnimationFrame',
    'console',
  ].map((name) => ({ name, message: IO })),
];

const TEXTS_ELSEWHERE = 'Rules answer keys and values: Norwegian texts belong in texts/nb.ts.';

/** Letters and common words of Norwegian, and fragments of prices. */
const WORDS = '(og|til|med|ikke|eller|hos|pris|velg|legg|les|totalt|rabatt|abonnement|telefon|handlekurv)';
const NORWEGIAN = `[æøå]|,-($|\\s|\\u002F)|\\u002Fmd\\b|\\b(kr|md|stk)\\.|(^| )${WORDS} | ${WORDS}( |$)`;

/** A capitalised word and a space: a name or a sentence. */
const SENTENCE = '^[A-ZÆØÅ][a-zæøå]+\\s';

/** Messages of errors are for developers. */
const NOT_THROWN = ':not(ThrowStatement *)';

/** Rules answer keys and values; the texts are in texts/nb.ts of the subdomain. */
export const NO_TEXTS = [
  {
    pattern: `/${NORWEGIAN}/i`,
    literals: ["const text = 'Velg abonnement';", "const text = 'Høy';", "const price = '199,-';"],
    templates: [
      'const text = `Du får ${discount}`;',
      'const price = `${sum}/md.`;',
      'const text = `${price} til ${other}`;',
    ],
  },
  {
    pattern: `/${SENTENCE}/`,
    literals: ["const text = 'Vis flere';", "const crumb = { name: 'Like Fin' };"],
    templates: ['const text = `Svitsj i ${months}`;', 'const text = `Fullpris ${price}`;'],
  },
].flatMap(({ pattern, literals, templates }) => [
  { selector: `Literal[value=${pattern}]${NOT_THROWN}`, message: TEXTS_ELSEWHERE, planted: literals },
  { selector: `TemplateElement[value.raw=${pattern}]${NOT_THROWN}`, message: TEXTS_ELSEWHERE, planted: templates },
]);

/** Code that the content security policy forbids anyway. */
export const NO_INLINE = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy refuses style attributes: use a class.',
    planted: ["const part = <p style={{ color: 'red' }} />;"],
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Trusted Types refuse innerHTML.',
    planted: ["const part = <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  },
];

const CONTROLS = ['button', 'select', 'textarea', 'dialog', 'progress', 'meter'];

/** The imports and elements that belong to the design system: a remote composes its parts (docs/design-system.md). */
export const FROM_THE_DESIGN_SYSTEM = [
  {
    selector: `JSXOpeningElement[name.name=/^(${CONTROLS.join('|')})$/]`,
    message: 'No hand-made controls: use a part of shared-domain/ui.',
    planted: CONTROLS.map((name) => `const part = <${name} />;`),
  },
  {
    selector: "JSXOpeningElement[name.name='input']:not(:has(JSXAttribute[name.name='type'][value.value='hidden']))",
    message: 'No hand-made fields: use a part of shared-domain/ui.',
    planted: ['const part = <input />;', 'const part = <input type="text" />;'],
  },
  {
    selector:
      'Literal[value=/,-(\\s|$)|\\u002Fmd\\./], TemplateElement[value.raw=/,-(\\s|$)|\\u002Fmd\\./], JSXText[value=/\\d,-|\\u002Fmd\\./]',
    message: 'No hand-made prices: use Price, or the formats of shared-domain/money.',
    planted: ["const text = '199,-';", 'const text = `${sum}/md.`;', 'const part = <p>199,-</p>;'],
  },
  {
    selector:
      "MemberExpression[property.name=/^(toFixed|toLocaleString)$/], MemberExpression[object.name='Intl'][property.name='NumberFormat']",
    message: 'Amounts are written by the formats of shared-domain/money.',
    planted: [
      'const text = sum.toFixed(2);',
      'const text = sum.toLocaleString();',
      'const format = new Intl.NumberFormat();',
    ],
  },
  {
    selector: 'Literal[value=/^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\\(.*)$/i]',
    message: 'No hand-made colours: use a token by a class.',
    planted: ["const colour = '#ff0000';", "const colour = 'rgb(0 0 0)';"],
  },
];

/** The router in a part that only draws. */
export const ONLY_LINKS = [
  {
    name: 'shared-domain/runtime/router',
    allowImportNames: ['Link'],
    message: 'A part draws: of the router it takes Link only.',
    planted: [
      "import { useNavigate } from 'shared-domain/runtime/router';",
      "import { Link, useLocation } from 'shared-domain/runtime/router';",
    ],
  },
];

/** As the linter takes them: without what is planted. */
export const optionsOf = (restrictions) =>
  restrictions.map((restriction) =>
    Object.fromEntries(Object.entries(restriction).filter(([key]) => key !== 'planted')),
  );
