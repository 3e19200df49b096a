/**
 * Declarations that break the rules of stylelint.config.mjs, by rule; by property or function where a rule lists them. The self-test
 * expects each to be reported by its rule alone.
 */
const declaration = (text: string) => `.planted { ${text}; }`;
const declarations = (...texts: readonly string[]) => texts.map(declaration);

type Styles = readonly string[];

export const PLANTED_STYLES: Readonly<Record<string, Styles | Readonly<Record<string, Styles>>>> = {
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
export const PLANTED_DISABLES: Readonly<Record<string, { readonly reportedAs: string; readonly css: string }>> = {
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
export const HARMLESS_STYLES = `
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
