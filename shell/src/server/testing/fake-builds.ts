/** A set of builds without files, and a render pool without processes. */
import { brotliCompressSync } from 'node:zlib';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import type { PreparedBuild, RenderAnswer, RenderedPage, WrittenPage } from '../../renderer/messages';
import type { ActiveCanary } from '../registry/composition-options';
import type { Lane } from '../registry/lane';
import type { RenderInput } from '../render/lane-renderer';
import type { RenderOptions } from '../render/render-pool';

export const HEADER_BUILD = '1.4.2-0123456789ab';

export const headerBuild: PreparedBuild = {
  remote: 'mfe-header',
  build: HEADER_BUILD,
  base: `/remotes/mfe-header/${HEADER_BUILD}/`,
  folder: '/nowhere',
  remoteEntry: 'sha256-r',
  serverFile: '/nowhere/server.cjs',
  assets: { files: {}, entry: [], exposes: {}, needs: {} },
  routes: [],
  slots: { header: './header', footer: './footer' },
};

export const renderedPage = (fields: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  body: '<main>Innhold</main>',
  head: '<title>Side</title>',
  hydration: { loaderData: {}, actionData: null, errors: null },
  slotData: {},
  used: {},
  degraded: [],
  ...fields,
});

interface WrittenFields extends Partial<Omit<WrittenPage, 'document'>> {
  /** In place of a whole document. */
  readonly body?: string;
}

export const writtenPage = ({ body = '<main>Innhold</main>', ...fields }: WrittenFields = {}): WrittenPage => ({
  kind: 'page',
  status: 200,
  used: {},
  degraded: [],
  document: brotliCompressSync(body),
  ...fields,
});

type Render = (request: RenderInput) => Promise<RenderAnswer>;

export const CANARY_BUILD = 'ca0a00000001';

/** Stands in for the composition. */
export interface FakeBuilds {
  readonly stable: Lane;
  readonly canaries: readonly ActiveCanary[];
  readonly missing: readonly string[];
  readonly refusals: Map<string, string>;
  isMissing: (pathname: string) => boolean;
  readonly quarantined: readonly string[];
  laneOf(bucket: number | undefined): Lane;
  isCurrent(lane: Lane): boolean;
  /** Every request of a render, oldest first. */
  readonly requests: Parameters<Render>[0][];
  /** The options of each request, in the same order. */
  readonly options: RenderOptions[];
  /** Answers the renders from now on. */
  answer: (request: RenderInput, builds: Lane['builds']) => ReturnType<Render>;
  /** Another set of builds takes the place of this one. */
  replace(changed?: Partial<Lane>): void;
  /** A share of the visitors gets another build of the header; 0: it is taken out. */
  setCanary(percent: number): void;
}

/** Answers every page by its own address, header and footer by their names. */
export function createFakeBuilds(): FakeBuilds {
  let lanes = 0;
  const createLane = (builds: Lane['builds']): Lane => ({
    key: String((lanes += 1)),
    builds,
    table: workspaceTable(),
    releases: Object.fromEntries(builds.map((build) => [build.remote, build])),
    renderer: {
      render: (request, options = {}) => {
        fake.requests.push(request);
        fake.options.push(options);
        return fake.answer(request, builds);
      },
    },
  });
  const state = { stable: createLane([headerBuild]), canary: undefined as Lane | undefined, percent: 0 };
  const fake: FakeBuilds = {
    get stable() {
      return state.stable;
    },
    get canaries() {
      return state.canary ? [{ remote: headerBuild.remote, build: CANARY_BUILD, percent: state.percent }] : [];
    },
    laneOf: (bucket) => (state.canary && bucket !== undefined && bucket < state.percent ? state.canary : state.stable),
    isCurrent: (lane) => lane === state.stable || lane === state.canary,
    missing: [],
    refusals: new Map(),
    isMissing: () => false,
    quarantined: [],
    requests: [],
    options: [],
    answer: ({ kind, url }) =>
      Promise.resolve(
        kind === 'site-chrome'
          ? { kind, html: { header: '<nav></nav>', footer: '<p></p>' }, slotData: {}, used: {}, degraded: [] }
          : writtenPage({ body: `<main>${url}</main>` }),
      ),
    replace: (changed) => (state.stable = { ...createLane([headerBuild]), ...changed }),
    setCanary: (percent) => {
      state.percent = percent;
      state.canary = percent > 0 ? createLane([{ ...headerBuild, build: CANARY_BUILD }]) : undefined;
    },
  };
  return fake;
}
