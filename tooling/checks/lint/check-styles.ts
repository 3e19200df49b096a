import { join } from 'node:path';
import stylelint from 'stylelint';
import type { Config } from 'stylelint';
import { ROOT } from '../../build/packages';

/**
 * Declarations that break the rules of stylelint.config.mjs, by rule; by property or function where a rule lists them. The self-test
 * expects each to be reported by its rule alone.
 */
const declaration = (text: string) => `.planted { ${text}; }`;
const declarations = (...texts: readonly string[]) => texts.map(declaration);

type Styles = readonly string[];

const PLANTED_STYLES: Readonly<Record<string, Styles | Readonly<Record<string, Styles>>>> = {
  'color-no-hex': declarations('color: #fff', 'background: linear-gradient(#12345678, transparent)'),
  'color-named': declarations('color: rebeccapurple', 'border-color: black'),
  'function-disallowed-list': {
    rgb: declarations('color: rgb(0 0 0)'),
    rgba: declarations('color: rgba(0, 0, 0, 0.5)'),
    hsl: declarations('color: hsl(120 100% 50%)'),
    hsla: declarations('color: hsla(120, 100%, 50%, 0.5)'),
    hwb: declarations('color: hwb(194 0% 0%)'),
    lab: declarations('color: lab(29% 39 20)'),
    lch: declarations('color: lch(52% 72 50)'),
    oklab: declarations('color: oklab(40% 0.1 0.1)'),
    oklch: declarations('color: oklch(40% 0.2 30)'),
  },
  'declaration-property-value-allowed-list': {
    font: declarations('font: bold 16px/1.5 Arial', 'font: var(--font-body) italic'),
    'font-family': declarations('font-family: Arial, sans-serif'),
    'font-size': declarations('font-size: 14px', 'font-size: 1.2em', 'font-size: clamp(1rem, 2vw, 2rem)'),
    'font-weight': declarations('font-weight: 600', 'font-weight: bold'),
    'letter-spacing': declarations('letter-spacing: 0.02em'),
    '/^(margin|padding|gap|row-gap|column-gap)/': declarations(
      'margin: 16px',
      'margin-inline: -8px',
      'padding-block-start: 1.5rem',
      'gap: 4.5px',
      'row-gap: 0.5em',
      'column-gap: calc(2ch + var(--space-2))',
    ),
    '/^border(-\\w+)*-radius$/': declarations('border-radius: 4px', 'border-top-left-radius: 1rem'),
    'box-shadow': declarations('box-shadow: 0 1px 4px rebeccapurple', 'box-shadow: var(--space-4)'),
  },
  'declaration-property-value-disallowed-list': {
    '/^(transition|animation)/': declarations(
      'transition: opacity 200ms',
      'animation-duration: 0.2s',
      'transition-timing-function: ease-in-out',
      'animation: turn var(--slow) cubic-bezier(0, 0, 1, 1)',
    ),
  },
  'media-feature-name-allowed-list': [
    '@media (max-width: 800px) { a { top: 0; } }',
    '@media (orientation: portrait) { a { top: 0; } }',
  ],
  'media-feature-name-unit-allowed-list': ['@media (min-width: 856px) { a { top: 0; } }'],
  'media-feature-range-notation': ['@media (width >= 800px) { a { top: 0; } }'],
  'declaration-no-important': declarations('color: inherit !important'),
};

/** Comments that switch a rule off, by the option of stylelint.config.mjs that reports them. */
const PLANTED_DISABLES: Readonly<Record<string, { readonly reportedAs: string; readonly css: string }>> = {
  reportDescriptionlessDisables: {
    reportedAs: '--report-descriptionless-disables',
    css: declaration('/* stylelint-disable-next-line color-no-hex */\ncolor: #fff'),
  },
  reportNeedlessDisables: {
    reportedAs: '--report-needless-disables',
    css: declaration('/* stylelint-disable-next-line color-no-hex -- planted */\ncolor: inherit'),
  },
};

/** Uses each property and feature as it may be used: nothing reports it. */
const HARMLESS_STYLES = `
.planted {
  margin: 0 auto var(--space-4) -1px;
  gap: calc(var(--space-4) + 2px);
  width: 240px;
  font: var(--text-body);
  font-family: var(--font-body);
  font-size: var(--text-m);
  font-weight: var(--weight-bold);
  letter-spacing: normal;
  color: var(--ink);
  background: color-mix(in srgb, var(--ink), white);
  border-radius: var(--radius-m) 0;
  box-shadow: inset 0 -1px 0 var(--line);
  transition: opacity var(--fast) var(--ease-out);
}

@media (min-width: 53.5em) and (prefers-reduced-motion: reduce) {
  .planted { padding: 50%; }
}
`;

/** A file that the self-test pretends to write. */
const PLANTED = join(ROOT, 'mfe-header/src/ui/planted.module.css');

async function reportsOf(code: string, config: Config): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: PLANTED, config });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

interface Part {
  readonly id: string;
  readonly setting: unknown;
  readonly planted: readonly string[];
}

/**
 * A rule in parts that could be removed one by one: the properties or functions that it lists, else the rule as a whole. A part that is
 * planted and not configured has no setting.
 */
function partsOf(rule: string, setting: unknown): Part[] {
  const planted = PLANTED_STYLES[rule] ?? [];
  if (isList(planted)) return [{ id: rule, setting, planted }];
  const [primary] = setting as readonly (readonly string[] | Readonly<Record<string, unknown>>)[];
  const parts: [string, unknown][] = isList(primary)
    ? primary.map((name) => [name, [name]])
    : Object.entries(primary ?? {}).map(([name, values]) => [name, { [name]: values }]);
  for (const name of Object.keys(planted)) if (!parts.some(([known]) => known === name)) parts.push([name, null]);
  return parts.map(([name, part]) => ({
    id: `${rule} ${name}`,
    setting: part && [part],
    planted: planted[name] ?? [],
  }));
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** @returns the number of violations planted, and what stylelint did not report */
export async function checkStyles(): Promise<{ count: number; failures: string[] }> {
  const failures: string[] = [];
  let count = 0;
  const config = (await stylelint.resolveConfig(PLANTED)) ?? {};
  const { rules = {} } = config;
  for (const [rule, setting] of Object.entries(rules)) {
    for (const part of partsOf(rule, setting)) {
      if (part.planted.length === 0) failures.push(`stylelint: nothing is planted for ${part.id}`);
      for (const code of part.planted) {
        count += 1;
        const found = await reportsOf(code, { rules: { [rule]: part.setting } });
        if (!found.includes(rule)) failures.push(`stylelint: ${part.id} does not report ${code}`);
      }
    }
  }
  for (const rule of Object.keys(PLANTED_STYLES))
    if (!rules[rule]) failures.push(`stylelint: ${rule} has planted styles and is not configured`);
  for (const [option, { reportedAs, css }] of Object.entries(PLANTED_DISABLES)) {
    count += 1;
    const found = await reportsOf(css, {
      rules: { 'color-no-hex': true },
      [option]: config[option as keyof Config] ?? false,
    });
    if (!found.includes(reportedAs)) failures.push(`stylelint: ${option} does not report ${css}`);
  }
  for (const rule of await reportsOf(HARMLESS_STYLES, config))
    failures.push(`stylelint: ${rule} reports harmless styles`);
  return { count, failures };
}
