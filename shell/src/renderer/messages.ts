import type { AssetMap } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../app/load-page';
import type { BuildRoutes } from '../federation/route-table';
import type { SiteChromeName } from '../federation/slot-names';

/** One build of a remote, ready to be evaluated: its files lie verified on this machine's disk. */
export interface PreparedBuild extends BuildRoutes {
  readonly build: string;
  /** Where the browser finds its files: '/remotes/<name>/<build>/'. */
  readonly base: string;
  /** Integrity of remoteEntry.js. */
  readonly remoteEntry: string;
  /** On this machine. */
  readonly folder: string;
  readonly serverFile: string;
  readonly assets: AssetMap;
}

export interface ScriptAsset {
  readonly src: string;
  /** '' from a dev server. */
  readonly integrity: string;
}

/** The shell's own part of every document. */
export interface DocumentShell {
  /** Script that starts the page. */
  readonly main: ScriptAsset;
  /** The small script that begins every page. */
  readonly start: ScriptAsset;
  /** The script of the question about cookies, which comes last. */
  readonly consent: ScriptAsset;
  /** Style sheet of the tokens, the reset and the shell's layout. */
  readonly style: { readonly href: string; /** Absent from a dev server. */ readonly text?: string };
  readonly brand: { readonly style: string; readonly themeColour: string };
  readonly fonts: readonly string[];
}

/** Documents are written with it, apart from the page. */
export interface DocumentFrame {
  /** The browser's. */
  readonly config: PublicConfig;
  readonly shell: DocumentShell;
}

/** A worker runs the code of one build, so that nobody else can be at fault for what happens to it. */
export interface WorkerSetup {
  /** The server's: with addresses that the worker reaches. */
  readonly config: PublicConfig;
  readonly document: DocumentFrame;
  /** Undefined: only the shell's own code runs. */
  readonly build: PreparedBuild | undefined;
}

/** The builds of a lane: which pages there are, and what documents say about them. Sent to a worker before its first render for the lane. */
export interface LaneBuilds {
  /** Unique among the lanes of the shell. */
  readonly key: string;
  readonly builds: readonly PreparedBuild[];
}

interface RenderTask {
  /** Path with its slashes, and the known query parameters. */
  readonly url: string;
  readonly renderedAt: number;
  /** In milliseconds from now: later the answer is not needed. */
  readonly deadlineMs: number;
}

/** A page; header and footer come from other workers, in a message of their own. */
export interface PageTask extends RenderTask {
  readonly kind: 'page';
  /** Data of the page that the edge has loaded itself, because it is the visitor's own. */
  readonly preloadedData?: PageData;
}

/** The regions of the site's frame that the worker's build brings. */
interface SiteChromeTask extends RenderTask {
  readonly kind: 'site-chrome';
  readonly names: readonly SiteChromeName[];
  /** 'web-shop': as it stands in the shop's own pages; 'open-pages': alone. */
  readonly appKey: 'web-shop' | 'open-pages';
}

export type RenderRequest = PageTask | SiteChromeTask;

/** A page before its document is written. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  /** Inside #shop. */
  readonly body: string;
  /** Title, meta, JSON-LD. */
  readonly head: string;
  /** JSON of PageState's hydration. */
  readonly hydration: unknown;
  /** JSON of what header and footer were drawn with. */
  readonly slotData: Readonly<Record<string, unknown>>;
  /** Modules that the page's HTML needs: remote → exposes. */
  readonly used: Readonly<Record<string, readonly string[]>>;
  /** Remotes whose region shows a fallback. */
  readonly degraded: readonly string[];
}

/** Data of header and footer under a name made of its content. */
export interface SlotDataFile {
  readonly name: string;
  readonly text: string;
}

/** A page as it is sent. The edge adds the headers: the security policy is not the worker's to write. */
export interface WrittenPage extends Pick<RenderedPage, 'kind' | 'status' | 'used' | 'degraded'> {
  /** Brotli. */
  readonly document: Uint8Array;
  /** A file that the document names: the edge serves it. */
  readonly slotData?: SlotDataFile;
}

/** Regions of the site's frame. One that could not be rendered has no HTML, and its remote is among the degraded. */
export interface RenderedSiteChrome extends Pick<RenderedPage, 'slotData' | 'used' | 'degraded'> {
  readonly kind: 'site-chrome';
  readonly html: Readonly<Partial<Record<SiteChromeName, string>>>;
}

export const NO_SITE_CHROME: RenderedSiteChrome = {
  kind: 'site-chrome',
  html: {},
  slotData: {},
  used: {},
  degraded: [],
};

interface Redirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** A renderer makes one of these. */
export type Rendered = RenderedPage | RenderedSiteChrome | Redirect;

/** A worker answers one of these. */
export type RenderAnswer = WrittenPage | RenderedSiteChrome | Redirect;

export type ToWorker =
  /** Optional, before the build is known. */
  | { readonly type: 'warm-up'; readonly setup: Omit<WorkerSetup, 'build'> }
  | { readonly type: 'setup'; readonly setup: WorkerSetup }
  | { readonly type: 'lane'; readonly lane: LaneBuilds }
  | { readonly type: 'forget-lane'; readonly key: string }
  /** @param lane its key */
  | { readonly type: 'render'; readonly id: number; readonly lane: string; readonly request: RenderRequest }
  /** Header and footer of a page that is being rendered. */
  | { readonly type: 'site-chrome'; readonly id: number; readonly siteChrome: RenderedSiteChrome }
  | { readonly type: 'ping' }
  /** The answer of a call; its body is in the frame's bytes. */
  | {
      readonly type: 'fetched';
      readonly id: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly type: 'fetch-failed'; readonly id: number; readonly message: string };

const id = v.pipe(v.number(), v.integer());
const names = v.pipe(v.array(v.string()), v.readonly());
const usedSchema = v.pipe(v.record(v.string(), names), v.readonly());
const textByName = v.record(v.string(), v.string());

/** A document is in the frame's bytes. */
const answerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    used: usedSchema,
    degraded: names,
    slotData: v.exactOptional(v.object({ name: v.string(), text: v.string() })),
  }),
  v.object({
    kind: v.literal('site-chrome'),
    html: v.object({ header: v.exactOptional(v.string()), footer: v.exactOptional(v.string()) }),
    slotData: v.record(v.string(), v.unknown()),
    used: usedSchema,
    degraded: names,
  }),
  v.object({
    kind: v.literal('redirect'),
    status: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(399)),
    location: v.string(),
  }),
]);

/** Where something happened that no render waits for. */
export const OUTSIDE_A_RENDER = 'outside a render';

/** A worker may say only this: code of other teams runs there. */
export const fromWorkerSchema = v.variant('type', [
  v.object({
    type: v.literal('ready'),
    /** Why its build could not be evaluated. */
    failure: v.exactOptional(v.string()),
  }),
  /** With the memory in use. */
  v.object({ type: v.literal('pong'), heapMb: v.number() }),
  v.object({ type: v.literal('answer'), id, answer: answerSchema }),
  v.object({ type: v.literal('failed'), id, message: v.string() }),
  v.object({
    type: v.literal('report'),
    level: v.picklist(['error', 'warning']),
    message: v.string(),
    context: v.record(v.string(), v.unknown()),
  }),
  /** A call of the shop's API, which the shell makes: a worker has no network. The body is in the frame's bytes. */
  v.object({ type: v.literal('fetch'), id, method: v.picklist(['GET', 'POST']), url: v.string(), headers: textByName }),
  v.object({ type: v.literal('abort-fetch'), id }),
]);
export type FromWorker = v.InferOutput<typeof fromWorkerSchema>;

/** The shell asks this of the renderer itself, about the worker of the connection. */
export const toRendererSchema = v.variant('type', [
  /** Its output is dropped. */
  v.object({ type: v.literal('mute') }),
  v.object({ type: v.literal('priority'), niceness: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19)) }),
  /** Answered by 'spent' when the worker has used so much processor time. */
  v.object({ type: v.literal('watch'), id, limitMs: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ type: v.literal('unwatch'), id }),
]);
export type ToRenderer = v.InferOutput<typeof toRendererSchema>;

export const fromRendererSchema = v.variant('type', [
  v.object({ type: v.literal('spent'), id }),
  /** The last frame of a worker that has ended. */
  v.object({ type: v.literal('gone') }),
]);
export type FromRenderer = v.InferOutput<typeof fromRendererSchema>;
