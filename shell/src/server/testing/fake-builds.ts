/** A set of builds without files, and a render pool without processes. */
import { brotliCompressSync } from 'node:zlib';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import type { CurrentBuilds } from '../html/page-renderer';
import type { PreparedBuild, RenderAnswer, RenderedPage, RenderInput, WrittenPage } from '../render/messages';
import type { RenderOptions } from '../render/render-pool';

export const HEADER_BUILD = '0123456789ab';

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

export interface FakeBuilds extends CurrentBuilds {
  pool: CurrentBuilds['pool'];
  /** Every request of a render, oldest first. */
  readonly requests: Parameters<Render>[0][];
  /** Of these requests. */
  readonly options: RenderOptions[];
  /** Answers the renders from now on. */
  answer: Render;
  /** Another set of builds takes the place of this one. */
  replace(): void;
}

/** Answers every page by its own address, header and footer by their names. */
export function createFakeBuilds(): FakeBuilds {
  const createPool = () => ({
    render: (request: Parameters<Render>[0], options: RenderOptions = {}) => {
      fake.requests.push(request);
      fake.options.push(options);
      return fake.answer(request);
    },
  });
  const fake: FakeBuilds = {
    builds: [headerBuild],
    table: workspaceTable(),
    releases: { 'mfe-header': headerBuild },
    requests: [],
    options: [],
    answer: ({ kind, url }) =>
      Promise.resolve(
        kind === 'site-chrome'
          ? { kind, html: { header: '<nav></nav>', footer: '<p></p>' }, slotData: {}, used: {} }
          : writtenPage({ body: `<main>${url}</main>` }),
      ),
    pool: undefined,
    replace: () => {
      fake.pool = createPool();
    },
  };
  fake.replace();
  return fake;
}
