import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { areaConfigs } from './tooling/lint/areas.mjs';

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
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    // The other rules of hooks compile each file; only components and hooks have something to find.
    files: ['**/*.tsx', '**/use-*.ts'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...tseslint.configs.recommendedTypeCheckedOnly.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // An async function without await is how a synchronous answer takes the form of an asynchronous one.
      '@typescript-eslint/require-await': 'off',
      // Fastify's options take a function that gives a promise where their type says nothing is given.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { properties: false } }],
      // The router takes a thrown Response as an answer.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    // Tests put the platform's methods aside and back.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  ...areaConfigs,
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // What the render worker hands to the bundles of remotes is read by `require`, so that React exists once.
    files: ['shell/src/server/render/server-modules.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
);
