import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Whatever makes a rule's answer depend on anything but its arguments. */
const PURE = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Rules read no clock: time is a parameter.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Rules read no clock: time is a parameter.',
  },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Rules know no chance.' },
  { selector: 'AwaitExpression', message: 'Rules do no IO.' },
];

/** What the content security policy forbids anyway. */
const NO_INLINE = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy refuses style attributes: use a class.',
  },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Trusted Types refuse innerHTML.' },
];

/** What the design system owns: a remote composes its parts (docs/design-system.md). */
const FROM_THE_DESIGN_SYSTEM = [
  {
    selector:
      "JSXOpeningElement[name.name=/^(button|select|textarea|dialog|progress|meter)$/], JSXOpeningElement[name.name='input']:not(:has(JSXAttribute[name.name='type'][value.value='hidden']))",
    message: 'No hand-made controls: use a part of shared-domain/ui.',
  },
  {
    selector:
      'Literal[value=/,-(\\s|$)|\\u002Fmd\\./], TemplateElement[value.raw=/,-(\\s|$)|\\u002Fmd\\./], JSXText[value=/\\d,-|\\u002Fmd\\./]',
    message: 'No hand-made prices: use Price, or the formats of shared-domain/money.',
  },
  {
    selector:
      "MemberExpression[property.name=/^(toFixed|toLocaleString)$/], MemberExpression[object.name='Intl'][property.name='NumberFormat']",
    message: 'Amounts are written by the formats of shared-domain/money.',
  },
  {
    selector: 'Literal[value=/^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\\(.*)$/i]',
    message: 'No hand-made colours: use a token by a class.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.build/**',
      '**/node_modules/**',
      '.cache/**',
      '.data*/**',
      '.reports/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      // Node, packages, shared-domain, other folders, this folder, styles; no blank lines between them.
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^shared-domain', '^\\.\\.', '^\\.', '\\.css$']] },
      ],
      'simple-import-sort/exports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...NO_INLINE],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_INLINE, ...FROM_THE_DESIGN_SYSTEM] },
  },
  {
    files: ['shared-domain/src/*/rules/**/*.ts', 'shared-domain/src/kernel/**/*.ts', 'shared-domain/src/*/model.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURE] },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['shell/src/server/render/server-modules.ts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
