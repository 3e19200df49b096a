/**
 * `npm run arch`: the architecture rules over every source file. It counts what it read: a reader that cannot read the tree
 * reports nothing, which must not pass for «no violations».
 */
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from '../build/packages.mjs';

const rules = createRequire(import.meta.url)('./rules.cjs');
const FOLDERS = [
  'shared-domain/src',
  'shell/src',
  'mfe-header/src',
  'mfe-pdp/src',
  'mfe-cart/src',
  'mfe-subscriptions/src',
  'mfe-lists/src',
  'shop-api/src',
  'shop-api/stand-ins',
];
/** Fewer modules or dependencies than this were never the whole house. */
const FLOOR = { modules: 300, dependencies: 900 };

process.chdir(ROOT);
const { output } = await cruise(
  FOLDERS,
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary, modules } = output;
const dependencies = modules.reduce((sum, module) => sum + module.dependencies.length, 0);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
const unresolved = modules.flatMap((module) =>
  module.dependencies
    .filter((dependency) => dependency.couldNotResolve && /^(\.|shared-domain)/.test(dependency.module))
    .map((dependency) => `${module.source} → ${dependency.module}`),
);
for (const line of unresolved) console.error(`cannot be resolved: ${line}`);
console.log(`arch: ${modules.length} modules, ${dependencies} dependencies, ${summary.violations.length} violations`);
const isTooSmall = modules.length < FLOOR.modules || dependencies < FLOOR.dependencies;
if (isTooSmall)
  console.error(
    `arch read fewer modules than the house has (floor: ${FLOOR.modules} modules, ${FLOOR.dependencies} dependencies)`,
  );
process.exit(summary.violations.length > 0 || unresolved.length > 0 || isTooSmall ? 1 : 0);
