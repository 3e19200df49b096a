import { join } from 'node:path';
import { areaOverrides } from './tooling/checks/lint/areas.mjs';

const asErrors = (prefix, names) => Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']));

/** The recommended rules of typescript-eslint that need no types. */
const SYNTAX_RULES = {
  ...asErrors('', [
    'no-array-constructor',
    'no-unused-expressions',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
  ]),
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
  ],
  ...asErrors('typescript/', [
    'ban-ts-comment',
    'no-duplicate-enum-values',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ]),
};

/** Those that need types. */
const TYPED_RULES = {
  ...asErrors('typescript/', [
    'await-thenable',
    'no-array-delete',
    'no-base-to-string',
    'no-duplicate-type-constituents',
    'no-floating-promises',
    'no-for-in-array',
    'no-implied-eval',
    'no-redundant-type-constituents',
    'no-unnecessary-type-assertion',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'prefer-promise-reject-errors',
    'restrict-plus-operands',
    'restrict-template-expressions',
    'unbound-method',
  ]),
  // Fastify's options take a function that gives a promise where their type says nothing is given.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { properties: false } }],
  // The router takes a thrown Response as an answer.
  'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
};

const LISTS_AS = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];
const ITEMS_AS = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'];

/** eslint-plugin-jsx-a11y's recommended rules, with their options. */
const ACCESSIBILITY_RULES = {
  ...asErrors('jsx-a11y/', [
    'alt-text',
    'anchor-has-content',
    'anchor-is-valid',
    'aria-activedescendant-has-tabindex',
    'aria-props',
    'aria-proptypes',
    'aria-role',
    'aria-unsupported-elements',
    'autocomplete-valid',
    'click-events-have-key-events',
    'heading-has-content',
    'html-has-lang',
    'iframe-has-title',
    'img-redundant-alt',
    'interactive-supports-focus',
    'label-has-associated-control',
    'media-has-caption',
    'mouse-events-have-key-events',
    'no-access-key',
    'no-autofocus',
    'no-distracting-elements',
    'no-noninteractive-tabindex',
    'role-has-required-aria-props',
    'role-supports-aria-props',
    'scope',
    'tabindex-no-positive',
  ]),
  // Roles of a table are written where its display is not that of a table.
  'jsx-a11y/no-redundant-roles': ['error', { table: ['table'], tr: ['row'], th: ['columnheader', 'rowheader'] }],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation', 'row'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: LISTS_AS,
      ol: LISTS_AS,
      li: ITEMS_AS,
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
};

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [join(import.meta.dirname, 'tooling/checks/lint/own-rules.mjs')],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/.build/**',
    '.cache/**',
    '.data*/**',
    '.reports/**',
    'coverage/**',
  ],
  rules: { ...SYNTAX_RULES, 'shop/sorted-exports': 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        ...ACCESSIBILITY_RULES,
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        ...TYPED_RULES,
      },
    },
    {
      // These rules compile each file; only components and hooks have something to find.
      files: ['**/*.tsx', '**/use-*.ts'],
      excludeFiles: ['**/*.test.tsx'],
      rules: asErrors('react/', [
        'static-components',
        'use-memo',
        'preserve-manual-memoization',
        'incompatible-library',
        'immutability',
        'globals',
        'refs',
        'set-state-in-effect',
        'error-boundaries',
        'purity',
        'set-state-in-render',
        'unsupported-syntax',
      ]),
    },
    {
      files: ['**/*.{ts,tsx,js,cjs,mjs}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { complexity: ['error', { max: 20 }] },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
      // Tests put the platform's methods aside and back.
      rules: { 'typescript/unbound-method': 'off' },
    },
    ...areaOverrides,
    { files: ['**/*.{js,cjs}'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      // The modules that the render worker hands to the bundles of remotes are read by `require`, so that React exists once.
      files: ['shell/src/renderer/worker/server-modules.ts'],
      rules: { 'typescript/no-require-imports': 'off', 'typescript/no-unsafe-return': 'off' },
    },
  ],
};
