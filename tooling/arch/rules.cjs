/** Who may import whom (dependency-cruiser). The order of subdomains is the order in which each may read the others. */
const SUBDOMAINS = [
  'kernel',
  'brand',
  'money',
  'catalogue',
  'subscription',
  'cart',
  'identity',
  'purchase',
  'legal',
  'delivery',
  'navigation',
  'analytics',
];
const APPS = ['shell', 'mfe-header', 'mfe-pdp', 'mfe-cart', 'mfe-subscriptions', 'mfe-lists', 'shop-api'];

const inOrder = SUBDOMAINS.slice(0, -1).map((name, index) => ({
  name: `${name}-reads-only-what-stands-before-it`,
  severity: 'error',
  from: { path: `^shared-domain/src/${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^shared-domain/src/(${SUBDOMAINS.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...inOrder,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules and models use no npm package, no IO and no runtime; types of the wire may be read.',
      severity: 'error',
      from: { path: '^shared-domain/src/[^/]+/(rules/|model\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { path: ['node_modules', '/io/(?!.*wire\\.ts$)', '^shared-domain/src/(runtime|stores|ui|testing)/'] },
    },
    {
      name: 'runtime-by-package-name',
      comment: 'A relative import compiles a second copy into every remote.',
      severity: 'error',
      from: { path: '^shared-domain/src/' },
      to: { path: '^shared-domain/src/(runtime|stores)/', dependencyTypes: ['local'] },
    },
    {
      name: 'runtime-below-the-subdomains',
      comment: 'HTTP, configuration, events: what every subdomain may use. State that knows a subdomain is a store.',
      severity: 'error',
      from: { path: '^shared-domain/src/runtime/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared-domain/src/', pathNot: '^shared-domain/src/(runtime|contracts|kernel|brand)/' },
    },
    {
      name: 'stores-above-the-subdomains',
      severity: 'error',
      from: { path: '^shared-domain/src/(?!stores/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared-domain/src/stores/' },
    },
    {
      name: 'ui-knows-no-domain-state',
      severity: 'error',
      from: { path: '^shared-domain/src/ui/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^shared-domain/src/([^/]+/io/(?!.*wire\\.ts$)|stores/|runtime/(?!router))' },
    },
    ...APPS.map((name) => ({
      name: `${name}-imports-no-other-app`,
      severity: 'error',
      from: { path: `^${name}/` },
      to: { path: `^(${APPS.filter((other) => other !== name).join('|')})/` },
    })),
    {
      name: 'shared-domain-imports-no-app',
      severity: 'error',
      from: { path: '^shared-domain/' },
      to: { path: `^(${APPS.join('|')})/` },
    },
    {
      name: 'front-doors-only',
      comment: 'Apps use the subdomains through their exports in package.json.',
      severity: 'error',
      from: { path: `^(${APPS.join('|')})/` },
      to: { path: '^shared-domain/src/[^/]+/rules/', dependencyTypes: ['local'] },
    },
    {
      name: 'ui-of-a-remote-draws-only',
      comment: 'Props in, callbacks out: no fetching, no stores, no router.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^shared-domain/src/(runtime|stores)/', '^mfe-[^/]+/src/(data|state|pages)/'],
        pathNot: ['^shared-domain/src/runtime/router'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'router-through-the-facade',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shared-domain)/', pathNot: '^shared-domain/src/runtime/router\\.tsx$' },
      to: { path: 'node_modules/react-router' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
