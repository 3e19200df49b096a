/**
 * Only tokens say what a colour, a distance, a radius, a shadow, a type size or a duration is (shared-domain/src/ui/tokens). Sizes of a
 * part itself (its width and height) are its own.
 */
const SPACE = /^(?!.*(?<![\w.])-?(?:[3-9]|[1-9]\d+)(?:\.\d+)?px)(?!.*(?<![\w.])-?\d*\.?\d+(?:r?em|pt|ch)\b).*$/s;

const onlyTokens = (...patterns) => [...patterns, 'inherit', 'initial', 'unset', 'revert'];
const distances = [SPACE];

/** @type {import('stylelint').Config} */
export default {
  // The examples of open pages are another publisher’s.
  ignoreFiles: ['**/dist/**', '**/.build/**', '**/node_modules/**', 'reference-systems/src/cms/examples/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  // The widths of media queries are held to BREAKPOINTS by tokens.test.ts.
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-allowed-list': {
      font: onlyTokens(/^var\(--[\w-]+\)$/),
      'font-family': onlyTokens(/^var\(--font/),
      'font-size': onlyTokens(/^var\(--/, /^(max|min|clamp)\(.*var\(--/),
      'font-weight': onlyTokens(/^var\(--weight-/),
      'letter-spacing': onlyTokens(/^var\(--track-/, 'normal'),
      '/^(margin|padding|gap|row-gap|column-gap)/': distances,
      '/^border(-\\w+)*-radius$/': onlyTokens(
        /^((var\(--radius-[\w-]+\)|calc\(var\(--radius-[\w-]+\) [+-] (\d+px|var\(--space-4\))\)|0|50%) ?)+$/,
      ),
      'box-shadow': onlyTokens(
        'none',
        /^var\(--e([123]|-up)\)$/,
        /^((inset )?0 (0|-?\d+px) 0( [\d.]+px)? (var\(--[\w-]+\)|[A-Z][A-Za-z]+)(,\s*)?)+$/,
      ),
    },
    'declaration-property-value-disallowed-list': {
      '/^(transition|animation)/': [
        /(?<![\w.-])[\d.]+m?s\b/,
        /cubic-bezier|(?<![\w-])(ease|ease-in|ease-out|ease-in-out)(?![\w-])/,
      ],
    },
    'media-feature-name-allowed-list': [
      'min-width',
      'max-height',
      'prefers-reduced-motion',
      'forced-colors',
      'hover',
      'pointer',
      'scripting',
      'print',
    ],
    // Larger text needs the form of a narrower window.
    'media-feature-name-unit-allowed-list': { 'min-width': ['em', 'rem'] },
    'media-feature-range-notation': 'prefix',
    'declaration-no-important': true,
  },
  overrides: [
    {
      // Where the values are given.
      files: ['shared-domain/src/ui/tokens/*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
        'color-named': null,
        'declaration-no-important': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
