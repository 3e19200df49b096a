/**
 * The outline of a remote: exposes → pages → data, state, ui → texts → rules. A large remote is laid out by feature instead: exposes → its
 * features, each with rules of its own → ui → texts.
 */
import { type ArchRule, oneOf, REMOTES, TEST_FILE, TYPES } from '../workspace';

const REMOTE = oneOf(REMOTES);
const [ANY] = REMOTES;
const OUTLINE = ['exposes', 'pages', 'data', 'state', 'ui', 'texts', 'rules', 'testing'];

/** Remotes by feature → their features; which of them use which is free, as long as there is no circle of folders. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'mfe-pdp': [
    'product',
    'agreement',
    'own-subscriptions',
    'extras',
    'plans',
    'payment',
    'delivery',
    'information',
    'notice',
    'purchase',
  ],
};
const BY_LAYER = REMOTES.filter((name) => !FEATURES[name]);

/** Folder of a remote → folders of the same remote whose values it may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  exposes: ['pages', 'data'],
  pages: ['data', 'state', 'ui', 'texts', 'rules'],
  data: ['texts', 'rules'],
  state: ['data', 'texts', 'rules'],
  ui: ['texts', 'rules'],
  texts: ['rules'],
  rules: [],
};

const layers = Object.entries(MAY_USE).map(([folder, allowed]) => {
  const refused = OUTLINE.filter((other) => other !== folder && other !== 'testing' && !allowed.includes(other));
  // A part takes the shapes that data and state make as its props; a text takes those of data.
  const isTypeAllowed = (other: string) =>
    ['data', 'state'].includes(other) && ['ui', 'texts', 'data'].includes(folder);
  const rule = (name: string, others: readonly string[], extra: Partial<ArchRule['to']>): ArchRule => ({
    name,
    // The exposes of a remote that is laid out by feature have a rule of their own below.
    from: { path: `^(${folder === 'exposes' ? oneOf(BY_LAYER) : REMOTE})/src/${folder}/`, pathNot: TEST_FILE },
    to: { path: `^${REMOTE}/src/(${others.join('|')})/`, ...extra },
    planted: others.map((other) => ({
      from: `${ANY}/src/${folder}/${name}-${other}.ts`,
      to: `${ANY}/src/${other}/${name}-${folder}.ts`,
      type: !extra?.dependencyTypesNot,
    })),
  });
  const always = refused.filter((other) => !isTypeAllowed(other));
  const values = refused.filter(isTypeAllowed);
  return [
    rule(`${folder}-of-a-remote-uses-only-what-is-below`, always, {}),
    ...(values.length > 0
      ? [
          rule(`${folder}-of-a-remote-takes-only-types-from-${values.join('-and-')}`, values, {
            dependencyTypesNot: TYPES,
          }),
        ]
      : []),
  ];
});

export const REMOTE_RULES: readonly ArchRule[] = [
  ...layers.flat(),
  {
    name: 'remotes-have-one-outline',
    from: { path: `^${oneOf(BY_LAYER)}/src/`, pathNot: `^${REMOTE}/src/(${OUTLINE.join('|')})/` },
    to: {},
    planted: BY_LAYER.flatMap((name) => [
      { from: `${name}/src/helpers/planted.ts`, to: `${name}/src/data/of-helpers.ts` },
      { from: `${name}/src/planted.ts`, to: `${name}/src/data/of-top.ts` },
    ]),
  },
  ...Object.entries(FEATURES).flatMap(([name, features]) => [
    {
      name: `${name}-is-laid-out-by-feature`,
      from: { path: `^${name}/src/`, pathNot: `^${name}/src/(exposes|ui|texts|testing|${features.join('|')})/` },
      to: {},
      planted: [
        { from: `${name}/src/helpers/planted.ts`, to: `${name}/src/purchase/of-helpers.ts` },
        { from: `${name}/src/data/planted.ts`, to: `${name}/src/purchase/of-data.ts` },
        { from: `${name}/src/planted.ts`, to: `${name}/src/purchase/of-top.ts` },
      ],
    },
    {
      name: `parts-of-${name}-know-no-feature`,
      comment: 'What several features draw takes props; texts take nothing but shapes.',
      from: { path: `^${name}/src/(ui|texts)/`, pathNot: TEST_FILE },
      to: { path: `^${name}/src/(${features.join('|')})/` },
      planted: ['ui', 'texts'].flatMap((folder) => [
        { from: `${name}/src/${folder}/knows-plans.ts`, to: `${name}/src/plans/known-by-${folder}.ts` },
        { from: `${name}/src/${folder}/knows-purchase.ts`, to: `${name}/src/purchase/known-by-${folder}.ts` },
      ]),
    },
  ]),
  {
    name: 'exposes-only-name-pages-and-data',
    comment:
      'An expose is three exports: loader, head and page, which may be fetched when they are needed. Of others it takes types.',
    from: { path: `^(${REMOTE})/src/exposes/`, pathNot: TEST_FILE },
    to: {
      pathNot: [
        '^$1/src/(pages|data)/',
        ...Object.entries(FEATURES).map(([name, features]) => `^${name}/src/(${features.join('|')}|ui)/`),
        '^shared-domain/src/contracts/lazy-loader\\.ts$',
      ],
      dependencyTypesNot: TYPES,
    },
    planted: [
      { from: `${ANY}/src/exposes/planted-npm.ts`, to: 'node_modules/react' },
      {
        from: `${ANY}/src/exposes/planted-config.ts`,
        to: 'shared-domain/src/runtime/exposed.ts',
        by: 'shared-domain/runtime/exposed',
      },
    ],
  },
  {
    name: 'ui-of-a-remote-draws-only',
    comment:
      'Props in, callbacks out: no client, no store, no configuration. The linter lets the router give Link only.',
    from: { path: `^${REMOTE}/src/ui/`, pathNot: TEST_FILE },
    to: {
      path: '^shared-domain/src/(runtime|stores|[^/]+/io)/',
      pathNot: '^shared-domain/src/runtime/router\\.tsx$',
      dependencyTypesNot: TYPES,
    },
    planted: [
      {
        from: `${ANY}/src/ui/reads-runtime.ts`,
        to: 'shared-domain/src/runtime/drawn-by-remote.ts',
        by: 'shared-domain/runtime/drawn-by-remote',
      },
      {
        from: `${ANY}/src/ui/reads-io.ts`,
        to: 'shared-domain/src/catalogue/io/index.ts',
        by: 'shared-domain/catalogue/io',
      },
      {
        from: `${ANY}/src/ui/reads-store.ts`,
        to: 'shared-domain/src/stores/drawn-by-remote.ts',
        by: 'shared-domain/stores/drawn-by-remote',
      },
    ],
  },
  {
    name: 'ui-of-a-remote-uses-no-package-but-react',
    from: { path: `^${REMOTE}/src/ui/`, pathNot: TEST_FILE },
    to: { path: ['node_modules/', '^[^./]+$'], pathNot: ['node_modules/(@types/)?react/'] },
    planted: [
      { from: `${ANY}/src/ui/fetches.ts`, to: 'node_modules/ky' },
      { from: `${ANY}/src/ui/keeps.ts`, to: 'node_modules/zustand' },
    ],
  },
];
