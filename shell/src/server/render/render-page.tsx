import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageModule, SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { createRoutes } from '../../app/create-routes';
import { headOf } from '../../app/document-head';
import { FrameSlot } from '../../app/frame-slot';
import { type PageData, statusOf } from '../../app/page-data';
import { REMOTE_ROUTES, type RemoteRoute } from '../../app/routes';
import { ShopProvider } from '../../app/shop-context';
import { fulfilled, type ModuleSource, rejected } from '../../federation/module-source';
import { renderHead } from './head-html';
import type { PreparedBuild, RenderAnswer, RenderedFrame, RenderRequest } from './messages';
import type { ServerBundle } from './server-modules';

export interface Renderer {
  render(request: RenderRequest): Promise<RenderAnswer>;
}

/** Regions on every page, whose loaders run beside the route's. */
const FRAME_SLOTS = [
  { name: 'header', remote: 'mfe-header', expose: './header' },
  { name: 'footer', remote: 'mfe-header', expose: './footer' },
] as const;

/** The address is only a base for parsing: nothing is fetched from it. */
const BASE = 'http://shop.invalid';

export function createRenderer(
  builds: readonly PreparedBuild[],
  bundles: ReadonlyMap<string, ServerBundle>,
  onRender: (remote: string) => void,
): Renderer {
  const buildByRemote = new Map(builds.map((build) => [build.remote, build.build]));

  return {
    async render({ kind, url, renderedAt, blamed, given }) {
      const used: Record<string, string[]> = {};
      const degraded = new Set<string>();
      const modules: ModuleSource = {
        buildOf: (remote) => buildByRemote.get(remote),
        load<Module>(remote: string, expose: string) {
          const module = blamed.includes(remote) ? undefined : bundles.get(remote)?.[expose];
          if (!module) {
            degraded.add(remote);
            return rejected<Module>(new Error(`${remote} has no ${expose} on the server`));
          }
          const exposes = (used[remote] ??= []);
          if (!exposes.includes(expose)) exposes.push(expose);
          return fulfilled(module as Module);
        },
      };

      const address = new URL(url, BASE);
      if (kind === 'frame') return renderFrame(modules, address.pathname, renderedAt, used, onRender);

      const routes = createRoutes({ modules, now: () => renderedAt, ...(given && { given }) });
      const handler = createStaticHandler(routes);
      const [context, slots] = await Promise.all([
        handler.query(new Request(address)),
        loadFrame(modules, address.pathname, renderedAt),
      ]);
      if (context instanceof Response) {
        return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
      }

      const { answer, route } = pageOf(context);
      for (const remote of slots.degraded) degraded.add(remote);
      if (route && answer.kind === 'data' && answer.isDegraded) degraded.add(route.remote);
      const slotData = slots.data;
      const shop = { modules, renderedAt, slotData, onRender };
      const body = await renderToHtml(
        <ShopProvider value={shop}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ShopProvider>,
        (error) => reportError(error, { where: 'server render', path: address.pathname }),
      );
      const module =
        route && answer.kind === 'data'
          ? (bundles.get(route.remote)?.[route.expose] as PageModule | undefined)
          : undefined;
      return {
        kind: 'page',
        status: statusOf(answer),
        body,
        head: renderHead(headOf(answer, address.pathname, module), address.pathname),
        hydration: { loaderData: context.loaderData, actionData: null, errors: null },
        slotData,
        used,
        degraded: [...degraded],
      };
    },
  };
}

async function renderFrame(
  modules: ModuleSource,
  pathname: string,
  renderedAt: number,
  used: RenderedFrame['used'],
  onRender: (remote: string) => void,
): Promise<RenderedFrame> {
  const { data: slotData } = await loadFrame(modules, pathname, renderedAt);
  const draw = (name: 'header' | 'footer') => {
    const props = { realm: resolveRealm(pathname), pathname, appKey: 'open-pages' as const };
    return renderToHtml(
      <ShopProvider value={{ modules, renderedAt, slotData, onRender }}>
        <FrameSlot name={name} props={props} fallback={null} />
      </ShopProvider>,
      (error) => reportError(error, { where: 'frame render' }),
    );
  };
  const [header, footer] = await Promise.all([draw('header'), draw('footer')]);
  return { kind: 'frame', html: { header, footer }, slotData, used };
}

function pageOf(context: StaticHandlerContext): { answer: PageData; route: RemoteRoute | undefined } {
  const id = context.matches.at(-1)?.route.id ?? 'not-found';
  const answer = (context.loaderData[id] as PageData | undefined) ?? { kind: 'unavailable' };
  return { answer, route: REMOTE_ROUTES.find((route) => id.startsWith(`${route.id}:`)) };
}

async function loadFrame(
  modules: ModuleSource,
  pathname: string,
  renderedAt: number,
): Promise<{ readonly data: Record<string, unknown>; readonly degraded: readonly string[] }> {
  const degraded: string[] = [];
  const entries = FRAME_SLOTS.map(async ({ name, remote, expose }) => {
    try {
      const module = await modules.load<SlotModule>(remote, expose);
      const answer = await module.loader?.({
        realm: resolveRealm(pathname),
        signal: new AbortController().signal,
        renderedAt,
        pathname,
      });
      if (answer?.isDegraded) degraded.push(remote);
      return [name, answer?.data] as const;
    } catch (error) {
      // The composition has said already that it has no build.
      if (modules.buildOf(remote)) reportError(error, { where: 'slot loader', remote, slot: name });
      return [name, undefined] as const;
    }
  });
  return { data: Object.fromEntries(await Promise.all(entries)), degraded };
}

/** Waits for everything and never outlines a boundary: the HTML needs no script to be complete. */
function renderToHtml(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
