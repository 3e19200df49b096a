/** The rules of code that may be compiled into every remote and run anywhere: no package, no IO, no runtime. */
import { type ArchRule, oneOf, type PlantedImport, REMOTES, TEST_FILE, TYPES } from '../workspace';

const RULES = ['^shared-domain/src/[^/]+/(rules/|model\\.ts$|index\\.ts$)', '^shared-domain/src/(kernel|contracts)/'];
const TEXTS = '^shared-domain/src/[^/]+/texts/';
const WIRE = '^shared-domain/src/(wire/|[^/]+/io/[^/]+-wire\\.ts$)';

/** A place and what it may read, split where types may come from further away than values. */
interface Reads {
  readonly name: string;
  readonly comment: string;
  readonly path: string;
  readonly values: string[];
  readonly types: string[];
  readonly planted: readonly PlantedImport[];
}

function reads({ name, comment, path, values, types, planted }: Reads): ArchRule[] {
  const from = { path, pathNot: TEST_FILE };
  return [
    { name, comment, from, to: { pathNot: values, dependencyTypesNot: TYPES }, planted },
    {
      name: `types-of-${name}`,
      comment,
      from,
      to: { pathNot: [...values, ...types], dependencyTypes: TYPES },
      planted: planted
        .filter((plant) => !plant.isValueOnly)
        .map((plant) => ({ ...plant, from: plant.from.replace(/(-wire)?\.ts$/, '-types$1.ts'), type: true })),
    },
  ];
}

const impure = (folder: string, file = 'planted'): PlantedImport[] => [
  { from: `${folder}/${file}-npm.ts`, to: 'node_modules/ky' },
  { from: `${folder}/${file}-node.ts`, to: 'node:fs' },
  { from: `${folder}/${file}-io.ts`, to: 'shared-domain/src/cart/io/planted-client.ts' },
  { from: `${folder}/${file}-ui.ts`, to: 'shared-domain/src/ui/planted.ts' },
  { from: `${folder}/${file}-texts.ts`, to: 'shared-domain/src/cart/texts/nb.ts' },
  {
    from: `${folder}/${file}-runtime.ts`,
    to: 'shared-domain/src/runtime/planted.ts',
    by: 'shared-domain/runtime/planted',
  },
];

export const PURE_RULES: readonly ArchRule[] = [
  ...reads({
    name: 'rules-are-pure',
    comment: 'Rules and models read rules, models and contracts; types of the wire may be read.',
    path: '^shared-domain/src/[^/]+/(rules/|model\\.ts)',
    values: RULES,
    types: [WIRE],
    planted: [
      ...impure('shared-domain/src/purchase/rules'),
      { from: 'shared-domain/src/purchase/model.ts', to: 'node_modules/valibot', isValueOnly: true },
      {
        from: 'shared-domain/src/purchase/rules/planted-wire.ts',
        to: 'shared-domain/src/cart/io/planted-wire.ts',
        isValueOnly: true,
      },
    ],
  }),
  ...reads({
    name: 'rules-of-a-remote-are-pure',
    comment: 'They read each other and the shared ones, whose front doors are the subdomains.',
    path: `^(${oneOf(REMOTES)})/src/(?:rules|[^/]+/rules)/`,
    values: [...RULES, '^$1/src/rules/', '^$1/src/[^/]+/rules/'],
    types: [],
    planted: [...REMOTES.map((name) => `${name}/src/rules`), 'mfe-pdp/src/purchase/rules'].flatMap((folder) =>
      impure(folder),
    ),
  }),
  ...reads({
    name: 'texts-are-pure',
    comment: 'Texts render the keys and values that rules return.',
    path: TEXTS.replace('[^/]+', '([^/]+)'),
    values: [...RULES, '^shared-domain/src/$1/texts/'],
    types: [WIRE],
    planted: impure('shared-domain/src/purchase/texts'),
  }),
  ...reads({
    name: 'kernel-and-contracts-are-pure',
    comment: 'They stand below everything else; the contract of the exposes names types of React.',
    path: '^shared-domain/src/(kernel|contracts)/',
    values: ['^shared-domain/src/(kernel|contracts)/'],
    types: ['(^|/)node_modules/(@types/)?react/'],
    planted: [...impure('shared-domain/src/kernel'), ...impure('shared-domain/src/contracts')],
  }),
  ...reads({
    name: 'wire-is-pure',
    comment: 'Schemas are made with valibot and do not fetch.',
    path: WIRE,
    values: [...RULES, WIRE, '(^|/)node_modules/valibot/'],
    types: [],
    planted: [
      ...impure('shared-domain/src/wire'),
      ...impure('shared-domain/src/purchase/io', 'planted-wire').map((plant) => ({
        ...plant,
        from: plant.from.replace('planted-wire', 'planted').replace('.ts', '-wire.ts'),
      })),
    ],
  }),
  {
    name: 'front-door-of-the-rules-is-pure',
    comment: 'An import of a subdomain brings its rules and texts, without its clients.',
    from: { path: '^shared-domain/src/[^/]+/index\\.ts$', pathNot: '^shared-domain/src/(ui|testing)/' },
    to: { pathNot: [...RULES, TEXTS] },
    planted: [
      { from: 'shared-domain/src/legal/index.ts', to: 'shared-domain/src/legal/io/planted-client.ts' },
      { from: 'shared-domain/src/delivery/index.ts', to: 'node_modules/ky' },
    ],
  },
];
