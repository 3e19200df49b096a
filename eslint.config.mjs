import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

/** Whatever makes a rule's answer depend on anything but its arguments. */
const PURE = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Rules read no clock: time is a parameter.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Rules read no clock: time is a parameter.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Rules know no chance.' },
  { selector: 'AwaitExpression', message: 'Rules do no IO.' },
];

/** What the content security policy forbids anyway. */
const NO_INLINE = [
  { selector: "JSXAttribute[name.name='style']", message: 'The content security policy refuses style attributes: use a class.' },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Trusted Types refuse innerHTML.' },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.build/**', '**/node_modules/**', '.cache/**', '.data*/**', '.reports/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...NO_INLINE],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
    },
  },
  {
    files: ['shared-domain/src/*/rules/**/*.ts', 'shared-domain/src/kernel/**/*.ts', 'shared-domain/src/*/model.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURE] },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['shell/src/server/render/server-modules.ts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
