import { type ArchRule, BY_PATH, TEST_FILE } from '../workspace';

/** Folders of shared-domain/src in the order in which each may read those before it. */
const LAYERS = [
  'kernel',
  'contracts',
  'device',
  'brand',
  'servers',
  'consent',
  'money',
  'runtime',
  'wire',
  'channel',
  'catalogue',
  'subscription',
  'identity',
  'cart',
  'purchase',
  'legal',
  'delivery',
  'navigation',
  'analytics',
  'stores',
  'ui',
  'testing',
];
/** Layers that are no subdomains: used file by file and not through an index. */
const TECHNICAL = ['kernel', 'contracts', 'device', 'servers', 'runtime', 'wire', 'channel', 'stores', 'ui', 'testing'];

const inOrder = LAYERS.slice(0, -1).map((name, index) => {
  const later = LAYERS.slice(index + 1);
  return {
    name: `${name}-reads-only-earlier-layers`,
    from: { path: `^shared-domain/src/${name}/`, pathNot: TEST_FILE },
    to: { path: `^shared-domain/src/(${later.join('|')})/` },
    planted: later.map((other) => ({
      from: `shared-domain/src/${name}/reads-${other}.ts`,
      to: `shared-domain/src/${other}/read-by-${name}.ts`,
    })),
  };
});

export const SUBDOMAIN_RULES: readonly ArchRule[] = [
  ...inOrder,
  {
    name: 'every-folder-of-shared-domain-has-a-layer',
    comment: 'A new folder takes its place in LAYERS.',
    from: { path: '^shared-domain/src/[^/]+/', pathNot: `^shared-domain/src/(${LAYERS.join('|')})/` },
    to: {},
    planted: [{ from: 'shared-domain/src/unplaced/one.ts', to: 'shared-domain/src/kernel/of-unplaced.ts' }],
  },
  {
    name: 'subdomains-use-each-other-by-index',
    comment: 'Schemas of the wire build on those of other subdomains, and the stores on their clients.',
    from: { path: `^shared-domain/src/(${LAYERS.join('|')})/`, pathNot: TEST_FILE },
    to: {
      path: `^shared-domain/src/(?!(${TECHNICAL.join('|')})/)[^/]+/`,
      pathNot: ['^shared-domain/src/$1/', '^shared-domain/src/[^/]+/(index|io/index|io/[^/]+-wire)\\.ts$'],
    },
    planted: [
      { from: 'shared-domain/src/cart/rules/reads-deep.ts', to: 'shared-domain/src/money/rules/read-deep.ts' },
      { from: 'shared-domain/src/stores/reads-deep.ts', to: 'shared-domain/src/cart/io/read-deep-client.ts' },
    ],
  },
  {
    name: 'runtime-by-package-name',
    comment: 'A relative import compiles a second copy into every remote.',
    from: { path: '^shared-domain/src/([^/]+)/' },
    to: { path: '^shared-domain/src/(?:runtime|stores)/', ...BY_PATH },
    planted: ['runtime', 'stores'].map((name) => ({
      from: `shared-domain/src/ui/by-path-${name}.ts`,
      to: `shared-domain/src/${name}/by-path.ts`,
    })),
  },
  {
    name: 'design-system-knows-no-domain-state',
    comment: 'Shapes and formats of the domain, its brand, and the link of the router.',
    from: { path: '^shared-domain/src/ui/', pathNot: TEST_FILE },
    to: {
      path: '^shared-domain/src/',
      pathNot: [
        '^shared-domain/src/ui/',
        '^shared-domain/src/(money|brand)/index\\.ts$',
        '^shared-domain/src/[^/]+/(model|index|io/[^/]+-wire)\\.ts$',
        '^shared-domain/src/(kernel|contracts)/',
        '^shared-domain/src/runtime/router\\.tsx$',
      ],
    },
    planted: [
      {
        from: 'shared-domain/src/ui/reads-store.ts',
        to: 'shared-domain/src/stores/drawn-store.ts',
        by: 'shared-domain/stores/drawn-store',
      },
      {
        from: 'shared-domain/src/ui/reads-http.ts',
        to: 'shared-domain/src/runtime/drawn.ts',
        by: 'shared-domain/runtime/drawn',
      },
      { from: 'shared-domain/src/ui/reads-client.ts', to: 'shared-domain/src/cart/io/drawn-client.ts' },
    ],
  },
];
