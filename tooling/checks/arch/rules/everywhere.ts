/** Rules between the workspaces, and those that hold in all of them. */
import { APPS, type ArchRule, BY_PATH, oneOf, OWN_TOOLS, REMOTES, TEST_FILE, WORKSPACES } from '../workspace';

const SOURCE = `^${oneOf(WORKSPACES)}/`;
const [ANY] = REMOTES;
/** A program of the operator's may stand in the place of either. Their tests run against each other. */
const MEET_IN_TESTS = ['shop-api', 'reference-systems'];

export const COMMON_RULES: readonly ArchRule[] = [
  ...APPS.map((name) => {
    const met = MEET_IN_TESTS.includes(name) ? MEET_IN_TESTS : [name];
    const others = APPS.filter((other) => !met.includes(other));
    return {
      name: `${name}-imports-no-other-app`,
      from: { path: `^${name}/` },
      to: { path: `^${oneOf(others)}/` },
      planted: others.map((other) => ({
        from: `${name}/src/imports-${other}.ts`,
        to: `${other}/src/imported-by-${name}.ts`,
      })),
    };
  }),
  ...MEET_IN_TESTS.map((name, index, { [1 - index]: other = '' }) => ({
    name: `${name}-knows-nothing-of-${other}`,
    from: { path: `^${name}/`, pathNot: TEST_FILE },
    to: { path: `^${other}/` },
    planted: [{ from: `${name}/src/knows.ts`, to: `${other}/src/known.ts` }],
  })),
  {
    name: 'only-servers-use-what-servers-share',
    from: { path: `^(${oneOf(REMOTES)}/|shell/src/(?!server/)|shared-domain/src/(?!servers/))` },
    to: { path: '^shared-domain/src/servers/' },
    planted: [
      {
        from: `${ANY}/src/data/uses-servers.ts`,
        to: 'shared-domain/src/servers/used.ts',
        by: 'shared-domain/servers/used',
      },
      { from: 'shell/src/client/uses-servers.ts', to: 'shared-domain/src/servers/used-there.ts' },
      { from: 'shared-domain/src/cart/io/uses-servers.ts', to: 'shared-domain/src/servers/used-here.ts' },
    ],
  },
  {
    name: 'shared-domain-imports-no-app',
    from: { path: '^shared-domain/' },
    to: { path: `^${oneOf([...APPS, 'e2e'])}/` },
    planted: [...APPS, 'e2e'].map((app) => ({
      from: `shared-domain/src/cart/imports-${app}.ts`,
      to: `${app}/src/imported-by-shared-domain.ts`,
    })),
  },
  {
    name: 'end-to-end-tests-import-no-source',
    comment: 'They know the shop as a browser does.',
    from: { path: '^e2e/' },
    to: { path: `^${oneOf([...APPS, 'shared-domain'])}/` },
    planted: [...APPS, 'shared-domain'].map((name) => ({
      from: `e2e/specs/imports-${name}.ts`,
      to: `${name}/src/imported-by-e2e.ts`,
    })),
  },
  {
    name: 'source-imports-no-tooling',
    comment: 'What a release writes and the server reads is in release-protocol.',
    from: { path: `^${oneOf([...APPS, 'shared-domain'])}/src/`, pathNot: TEST_FILE },
    to: {
      path: '^(tooling|e2e)/',
    },
    planted: [
      { from: `${ANY}/src/data/uses-tooling.ts`, to: 'tooling/build/planted.ts' },
      { from: 'shared-domain/src/cart/uses-e2e.ts', to: 'e2e/planted.ts' },
    ],
  },
  {
    name: 'release-protocol-imports-nothing-of-the-repository',
    comment: 'The shell and the tooling both read it, at different times and in different versions.',
    from: { path: '^release-protocol/' },
    to: { path: `^${oneOf([...APPS, 'shared-domain', 'tooling', 'e2e'])}/` },
    planted: ['shell', 'shared-domain', 'tooling'].map((name) => ({
      from: `release-protocol/src/imports-${name}.ts`,
      to: `${name}/src/imported-by-protocol.ts`,
    })),
  },
  {
    name: 'tooling-evaluates-no-source-of-the-shell',
    comment: 'Its settings are documented from their schema.',
    from: { path: '^tooling/', pathNot: TEST_FILE },
    to: { path: '^shell/src/', pathNot: '^shell/src/server/settings/' },
    planted: [{ from: 'tooling/build/evaluates-shell.ts', to: 'shell/src/federation/evaluated.ts' }],
  },
  {
    name: 'nothing-imports-the-studio',
    comment: 'It has packages of its own, and what it makes is committed.',
    from: { path: `^${oneOf([...WORKSPACES, 'tooling'])}/` },
    to: { path: '^catalogue-studio/' },
    planted: [
      { from: `${ANY}/src/data/uses-studio.ts`, to: 'catalogue-studio/planted.ts' },
      { from: 'tooling/build/uses-studio.ts', to: 'catalogue-studio/planted.ts' },
    ],
  },
  {
    name: 'front-doors-only',
    comment: 'Apps use shared-domain through the exports of its package.json.',
    from: { path: `^${oneOf(APPS)}/` },
    to: {
      path: '^shared-domain/src/',
      pathNot: [
        '^shared-domain/src/(contracts|device|servers|runtime|stores|testing)/[^/]+$',
        '^shared-domain/src/[^/]+/(index|io/index|testing/index)\\.ts$',
        '^shared-domain/src/brand/io/(parse|read)-brand\\.ts$',
        '^shared-domain/src/ui/tokens/(index\\.css|fonts/)',
      ],
    },
    planted: [
      { from: `${ANY}/src/data/reads-rule.ts`, to: 'shared-domain/src/cart/rules/read-by-app.ts' },
      { from: `${ANY}/src/data/reads-client.ts`, to: 'shared-domain/src/cart/io/read-by-app-client.ts' },
      { from: `${ANY}/src/data/reads-part.ts`, to: 'shared-domain/src/ui/primitives/read-by-app.ts' },
    ],
  },
  {
    name: 'shared-domain-by-package-name',
    comment: 'A path compiles a second copy of what exists once in a page.',
    from: { path: `^${oneOf(APPS)}/` },
    to: { path: '^shared-domain/src/', ...BY_PATH },
    planted: [{ from: `${ANY}/src/data/by-path.ts`, to: 'shared-domain/src/catalogue/index.ts' }],
  },
  {
    name: 'nothing-in-production-imports-tests',
    from: { path: SOURCE, pathNot: [TEST_FILE, '^e2e/'] },
    to: { path: TEST_FILE },
    planted: [
      { from: `${ANY}/src/data/uses-testing.ts`, to: `${ANY}/src/testing/builder.ts` },
      { from: 'shared-domain/src/cart/io/uses-testing.ts', to: 'shared-domain/src/cart/testing/index.ts' },
      { from: 'shop-api/src/cart/uses-test.ts', to: 'shop-api/src/cart/planted.test.ts' },
      {
        from: 'shell/src/app/uses-testing.ts',
        to: 'shared-domain/src/testing/of-shell.ts',
        by: 'shared-domain/testing/of-shell',
      },
      { from: 'shared-domain/src/ui/uses-story.tsx', to: 'shared-domain/src/ui/planted.stories.tsx' },
    ],
  },
  {
    name: 'router-through-the-facade',
    from: {
      path: `^(${oneOf(REMOTES)}|shared-domain)/`,
      pathNot: '^shared-domain/src/(runtime|testing)/router\\.tsx$',
    },
    to: { path: 'node_modules/react-router' },
    planted: [
      { from: `${ANY}/src/pages/routes-itself.ts`, to: 'node_modules/react-router-dom' },
      { from: 'shared-domain/src/ui/routes-itself.ts', to: 'node_modules/react-router' },
    ],
  },
  {
    name: 'styles-are-beside-their-component',
    from: { path: '^(.+)/[^/]+$' },
    to: { path: '\\.module\\.css$', pathNot: '^$1/[^/]+$' },
    planted: [{ from: `${ANY}/src/ui/borrows-style.tsx`, to: `${ANY}/src/pages/lent.module.css` }],
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
    planted: [
      [
        { from: `${ANY}/src/data/circle-one.ts`, to: `${ANY}/src/data/circle-two.ts` },
        { from: `${ANY}/src/data/circle-two.ts`, to: `${ANY}/src/data/circle-one.ts` },
      ],
    ],
  },
  {
    name: 'every-import-is-found',
    comment:
      'What cannot be found is checked by no other rule. The reader does not follow the wildcard exports of pg; an example page takes Preact from the server that shows it.',
    from: {},
    to: { couldNotResolve: true, pathNot: `^(pg/lib/|\\./preact\\.mjs$|${oneOf(OWN_TOOLS)}(/|$))` },
    planted: [
      { from: `${ANY}/src/data/imports-nothing.ts`, to: `${ANY}/src/data/missing.ts`, isMissing: true },
      { from: `${ANY}/src/data/deep.ts`, to: 'shared-domain/cart/rules', isMissing: true },
    ],
  },
];
