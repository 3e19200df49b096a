/**
 * The host: the browser's half never reads the server's, and what loads remotes does not know what is done with them. The reference backend:
 * app → routes → services → database, and features that import each other only through their index.ts.
 */
import { type ArchRule, TEST_FILE, TYPES } from '../workspace';

/** Folder of shell/src → folders that it may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  federation: [],
  'page-state': ['federation'],
  session: ['texts'],
  app: ['federation', 'texts'],
  client: ['app', 'federation', 'page-state', 'session', 'texts'],
  renderer: ['app', 'federation', 'page-state', 'texts'],
  server: ['app', 'federation', 'page-state', 'renderer', 'texts'],
};
const FOLDERS = Object.keys(MAY_USE);

export const SHELL_RULES: readonly ArchRule[] = [
  ...Object.entries(MAY_USE).map(([folder, allowed]) => {
    const refused = FOLDERS.filter((other) => other !== folder && !allowed.includes(other));
    return {
      name: `shell-${folder}-uses-only-what-is-below`,
      from: { path: `^shell/src/${folder}/`, pathNot: TEST_FILE },
      to: { path: `^shell/src/(${refused.join('|')})/` },
      planted: refused.map((other) => ({
        from: `shell/src/${folder}/uses-${other}.ts`,
        to: `shell/src/${other}/used-by-${folder}.ts`,
      })),
    };
  }),
  {
    name: 'every-folder-of-the-shell-has-a-place',
    from: { path: '^shell/src/', pathNot: `^shell/src/(${FOLDERS.join('|')})/` },
    to: {},
    planted: [{ from: 'shell/src/unplaced/one.ts', to: 'shell/src/texts/of-unplaced.ts' }],
  },
];

/** The folders that every feature may use; each may read those before it. */
const GROUND = ['config', 'concurrency', 'database', 'http'];
/** app.ts composes the features; the files beside it start programs. */
const TOP = '^shop-api/src/[^/]+\\.ts$';
const FEATURE = `^shop-api/src/(?!(?:${GROUND.join('|')}|testing)/)[^/]+/`;

export const SHOP_API_RULES: readonly ArchRule[] = [
  ...GROUND.map((name, index) => ({
    name: `shop-api-${name}-is-below-the-features`,
    from: { path: `^shop-api/src/${name}/`, pathNot: TEST_FILE },
    to: {
      path: '^shop-api/src/',
      pathNot: `^shop-api/src/(${GROUND.slice(0, index + 1).join('|')})/`,
    },
    planted: [
      { from: `shop-api/src/${name}/uses-feature.ts`, to: `shop-api/src/cart/index.ts` },
      { from: `shop-api/src/${name}/uses-app.ts`, to: 'shop-api/src/planted-app.ts' },
      ...GROUND.slice(index + 1).map((later) => ({
        from: `shop-api/src/${name}/uses-${later}.ts`,
        to: `shop-api/src/${later}/used-by-${name}.ts`,
      })),
    ],
  })),
  {
    name: 'shop-api-features-meet-at-their-front-doors',
    from: { path: '^shop-api/src/([^/]+)/', pathNot: TEST_FILE },
    to: { path: FEATURE, pathNot: ['^shop-api/src/$1/', '^shop-api/src/[^/]+/index\\.ts$'] },
    planted: [{ from: 'shop-api/src/cart/reads-deep.ts', to: 'shop-api/src/catalogue/prices/read-deep.ts' }],
  },
  {
    name: 'shop-api-app-uses-front-doors',
    from: { path: TOP, pathNot: TEST_FILE },
    to: { path: FEATURE, pathNot: ['^shop-api/src/[^/]+/index\\.ts$'] },
    planted: [{ from: 'shop-api/src/planted-entry.ts', to: 'shop-api/src/catalogue/prices/composed.ts' }],
  },
  {
    name: 'shop-api-routes-are-used-by-the-app-only',
    comment: 'A service that needs a route has its decision in the wrong file.',
    from: { path: '^shop-api/', pathNot: [TEST_FILE, '/index\\.ts$', '-routes\\.ts$', TOP] },
    to: { path: '-routes\\.ts$' },
    planted: [{ from: 'shop-api/src/cart/planted-service.ts', to: 'shop-api/src/cart/planted-routes.ts' }],
  },
  {
    name: 'shop-api-routes-query-no-database',
    comment: 'Routes → services → database.',
    from: { path: '^shop-api/src/.*-routes\\.ts$' },
    to: { path: '^shop-api/src/database/', dependencyTypesNot: TYPES },
    planted: [{ from: 'shop-api/src/cart/querying-routes.ts', to: 'shop-api/src/database/index.ts' }],
  },
  {
    name: 'shop-api-app-is-on-top',
    from: { path: '^shop-api/src/[^/]+/', pathNot: TEST_FILE },
    to: { path: TOP },
    planted: [{ from: 'shop-api/src/cart/uses-app.ts', to: 'shop-api/src/planted-top.ts' }],
  },
  {
    name: 'back-ends-draw-nothing-and-keep-no-browser-state',
    from: { path: '^(shop-api|reference-systems)/', pathNot: TEST_FILE },
    to: { path: '^shared-domain/src/(ui|stores|runtime)/', dependencyTypesNot: TYPES },
    planted: ['ui', 'stores', 'runtime'].map((folder) => ({
      from: `shop-api/src/cart/uses-${folder}.ts`,
      to: `shared-domain/src/${folder}/${folder === 'ui' ? 'index' : 'of-the-api'}.ts`,
      by: folder === 'ui' ? 'shared-domain/ui' : `shared-domain/${folder}/of-the-api`,
    })),
  },
];
