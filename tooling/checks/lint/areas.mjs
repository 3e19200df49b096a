// JavaScript, because the linter and editors load it themselves.
import {
  FROM_THE_DESIGN_SYSTEM,
  GUARDED_GLOBALS,
  IMPURE_GLOBALS,
  NO_DEVICE_CLOCK,
  NO_DIRECT_STORAGE,
  NO_INLINE,
  NO_LOCALE_DATA,
  NO_TEXTS,
  ONLY_LINKS,
  optionsOf,
  PURE,
} from './restrictions.mjs';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.stories.tsx'];
const remoteUi = 'mfe-*/src/ui/**/*.{ts,tsx}';

/**
 * Which restrictions hold where. A later area replaces the restrictions of an earlier one for its files. `example` is where the self-test
 * plants code that breaks them, with a number for the star.
 */
export const AREAS = [
  {
    example: 'mfe-cart/src/data/planted-*.ts',
    files: ['{mfe-*,shell,shared-domain}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'shared-domain/src/device/*.ts'],
    globals: GUARDED_GLOBALS,
  },
  { example: 'shell/src/server/planted-*.tsx', files: ['**/*.tsx'], syntax: NO_INLINE },
  {
    example: 'shared-domain/src/ui/planted-*.tsx',
    files: [
      'shared-domain/src/{ui,runtime,*/io}/**/*.{ts,tsx}',
      'shell/src/{client,federation,page-state,session}/**/*.{ts,tsx}',
    ],
    ignores: TESTS,
    syntax: [...NO_INLINE, ...NO_LOCALE_DATA, ...NO_DIRECT_STORAGE, ...NO_DEVICE_CLOCK],
  },
  {
    example: 'mfe-header/src/pages/planted-*.tsx',
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/app/**/*.{ts,tsx}'],
    ignores: TESTS,
    syntax: [...NO_INLINE, ...NO_LOCALE_DATA, ...FROM_THE_DESIGN_SYSTEM, ...NO_DEVICE_CLOCK, ...NO_DIRECT_STORAGE],
  },
  { example: 'mfe-header/src/ui/planted-*.tsx', files: [remoteUi], ignores: TESTS, imports: ONLY_LINKS },
  ...[
    ['shared-domain/src/*/model.ts', 'shared-domain/src/planted-*/model.ts'],
    ['shared-domain/src/*/io/*-wire.ts', 'shared-domain/src/cart/io/planted-*-wire.ts'],
    ['shared-domain/src/kernel/**/*.ts', 'shared-domain/src/kernel/texts/planted-*.ts'],
    ['shared-domain/src/contracts/**/*.ts', 'shared-domain/src/contracts/planted-*.ts'],
    ['shared-domain/src/wire/**/*.ts', 'shared-domain/src/wire/planted-*.ts'],
  ].map(([files, example]) => ({
    example,
    files: [files],
    ignores: TESTS,
    syntax: [...PURE, ...NO_LOCALE_DATA],
    globals: IMPURE_GLOBALS,
  })),
  ...[
    ['shared-domain/src/*/rules/**/*.ts', 'shared-domain/src/catalogue/rules/planted-*.ts'],
    ['mfe-*/src/{rules,*/rules}/**/*.ts', 'mfe-pdp/src/purchase/rules/planted-*.ts'],
    ['mfe-*/src/{rules,*/rules}/**/*.ts', 'mfe-cart/src/rules/planted-*.ts'],
    ['shared-domain/src/kernel/*.ts', 'shared-domain/src/kernel/planted-*.ts'],
  ].map(([files, example]) => ({
    example,
    files: [files],
    ignores: TESTS,
    syntax: [...PURE, ...NO_LOCALE_DATA, ...NO_TEXTS],
    globals: IMPURE_GLOBALS,
  })),
  {
    example: 'shared-domain/src/stores/planted-*.tsx',
    files: ['shared-domain/src/stores/**/*.{ts,tsx}'],
    ignores: TESTS,
    syntax: [...NO_INLINE, ...NO_LOCALE_DATA, ...NO_DEVICE_CLOCK, ...NO_TEXTS],
  },
];

/** Each area as the linter's configuration takes it. */
export const areaOverrides = AREAS.map(({ files, ignores = [], syntax, imports, globals }) => ({
  files,
  excludeFiles: ignores,
  rules: {
    ...(syntax && { 'shop/restricted-syntax': ['error', ...optionsOf(syntax)] }),
    ...(imports && { 'no-restricted-imports': ['error', { paths: optionsOf(imports) }] }),
    ...(globals && { 'no-restricted-globals': ['error', ...globals] }),
  },
}));
