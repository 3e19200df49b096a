/**
 * Part of `npm run check -- lint`: every rule of the linter reports the code that is planted for it; so does, by itself, every restriction of an
 * area in a file of the area, and every rule of stylelint; the formatter sorts imports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import config from '../../../oxlint.config.mjs';
import { ROOT } from '../../build/packages';
import { AREAS } from './areas.mjs';
import { checkStyles } from './check-styles';
import { ALLOWED, NEEDLESS_DISABLE, PLANTED_RULES, SORTED_IMPORTS } from './planted-rules';

/** Elsewhere, since the linter passes over what git ignores. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lint-self-test-')));
const NOTHING = 'export const one = 1;';
const RULES_AT = 'shell/src/planted-*.tsx';

/** Code, where it is, and the rule that reports it with a message in which `says` is. */
interface Planted {
  readonly at: string;
  readonly code: string;
  readonly rule?: string;
  readonly says: string;
}
interface Area {
  readonly example: string;
  readonly syntax?: readonly { readonly selector: string; readonly planted: readonly string[] }[];
  readonly imports?: readonly { readonly name: string; readonly planted: readonly string[] }[];
  readonly globals?: readonly { readonly name: string }[];
}
type Rules = Readonly<Record<string, unknown>>;

const areas = AREAS as readonly Area[];
const { overrides, ...common } = config as { overrides: readonly { readonly rules: Rules }[]; readonly rules: Rules };

/** Code that breaks the restrictions of an area. */
function plantedIn({ example: at, syntax = [], imports = [], globals = [] }: Area): Planted[] {
  return [
    ...syntax.map(({ selector, planted }) => ({ rule: 'shop/restricted-syntax', says: selector, planted })),
    ...imports.map(({ name, planted }) => ({ rule: 'no-restricted-imports', says: name, planted })),
    ...globals.map(({ name }) => ({
      rule: 'no-restricted-globals',
      says: `'${name}'`,
      planted: [`export const one = ${name};`],
    })),
  ].flatMap(({ planted, ...rest }) =>
    (planted.length > 0 ? planted : [NOTHING]).map((code) => ({ at, code, ...rest })),
  );
}

const configured = [common, ...overrides].flatMap(({ rules }) =>
  Object.entries(rules).flatMap(([rule, setting]) => (setting === 'off' ? [] : [rule])),
);
const ofAreas = areas.flatMap(plantedIn);
const unplanted = [...new Set(configured)].filter(
  (rule) => !(rule in PLANTED_RULES) && !ofAreas.some((one) => one.rule === rule),
);

const planted: readonly Planted[] = [
  ...ofAreas,
  ...Object.entries(PLANTED_RULES).map(([rule, code]) => ({ at: RULES_AT, code, rule, says: '' })),
  { at: RULES_AT, code: NEEDLESS_DISABLE, says: 'Unused oxlint-disable directive' },
];
const allowed = [...areas.map(({ example }) => [example, NOTHING] as const), ...ALLOWED].map(([at, code = '']) => ({
  at,
  code,
}));
const files: readonly (Omit<Planted, 'says'> & { readonly says?: string; readonly file: string })[] = [
  ...planted,
  ...allowed,
].map((one, index) => ({ ...one, file: one.at.replace('*', String(index)) }));

/** Restrictions say by their selector which of them reports. */
const withSelectors = (rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, setting]) => [
      rule,
      rule === 'shop/restricted-syntax'
        ? (setting as readonly { readonly selector?: string }[]).map((one) =>
            one.selector ? { ...one, message: one.selector } : one,
          )
        : setting,
    ]),
  );

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

interface Report {
  readonly file: string;
  readonly rule: string | undefined;
  readonly message: string;
}

/** Runs the linter with its configuration over the planted files. */
function lint(): Report[] {
  // The linter looks for its type checker from here.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const { file, code } of files) write(file, code);
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['.'] }),
  );
  const saying = overrides.map((one) => ({ ...one, rules: withSelectors(one.rules) }));
  write('.oxlintrc.json', JSON.stringify({ ...common, overrides: saying }));
  const { stdout, stderr } = run('oxlint', ['-c', '.oxlintrc.json', '-f', 'json']);
  if (!stdout.startsWith('{')) throw new Error(`The linter does not start: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly filename: string; readonly code?: string; readonly message: string }[];
  };
  return diagnostics.map(({ filename, code, message }) => ({
    file: filename,
    // 'typescript(no-for-in-array)'; a needless comment has no code.
    rule: /\((.+)\)/.exec(code ?? '')?.[1],
    message,
  }));
}

const run = (program: string, args: readonly string[], input?: string) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', program, 'bin', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
  });

/** @returns what the linter did not report, or should not have */
function checkRules(): string[] {
  const reports = lint();
  return [
    ...unplanted.map((rule) => `nothing is planted for ${rule}`),
    ...files.flatMap(({ file, code, rule, says }) => {
      const found = reports.filter((one) => one.file === file);
      if (says === undefined) return found.map((one) => `${file}: ${one.rule} reports ${code}`);
      const isFound = found.some((one) => one.rule === rule?.split('/').at(-1) && one.message.includes(says));
      return isFound ? [] : [`${file}: ${rule} ${says} does not report ${code}`];
    }),
  ];
}

function checkImports(): string[] {
  const { stdout } = run(
    'oxfmt',
    ['-c', join(ROOT, '.oxfmtrc.jsonc'), '--stdin-filepath', 'planted.ts'],
    [...SORTED_IMPORTS].reverse().join('\n'),
  );
  const sorted = `${SORTED_IMPORTS.join('\n')}\n`;
  return stdout === sorted ? [] : [`the formatter orders imports in another way:\n${stdout}`];
}

async function selfTest(): Promise<void> {
  let failures: string[] = [];
  try {
    failures = [...checkRules(), ...checkImports()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const styles = await checkStyles();
  failures.push(...styles.failures);

  for (const failure of failures) console.error(failure);
  console.log(`lint self-test: ${planted.length + styles.count} violations planted, ${failures.length} failures`);
  process.exit(failures.length > 0 ? 1 : 0);
}

void selfTest();
