import type { AssetMap } from 'release-protocol/registry-schema';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../../app/load-page';
import type { BuildRoutes } from '../../federation/route-table';
import type { SiteChromeName } from '../../federation/slot-names';

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

/** What documents are written with, apart from the page. */
export interface DocumentFrame {
  /** The browser's. */
  readonly config: PublicConfig;
  readonly shell: DocumentShell;
}

/** What a worker is started with. */
export interface WorkerSetup {
  /** The server's: with addresses that the worker reaches. */
  readonly config: PublicConfig;
  readonly builds: readonly PreparedBuild[];
  readonly document: DocumentFrame;
}

export interface RenderRequest {
  /** 'site-chrome': only header and footer, for open pages. */
  readonly kind?: 'page' | 'site-chrome';
  /** Path with its slashes, and the known query parameters. */
  readonly url: string;
  readonly renderedAt: number;
  /** In milliseconds from now: later the answer is not needed. */
  readonly deadlineMs: number;
  /** Remotes that must not run now, because they hung or crashed a worker a moment ago. */
  readonly quarantined: readonly string[];
  /** Data of the page that the edge has loaded itself, because it is the visitor's own. */
  readonly preloadedData?: PageData;
}

/** What a caller of the pool gives; the pool adds the rest. */
export type RenderInput = Omit<RenderRequest, 'deadlineMs' | 'quarantined'>;

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

/** Header and footer for an open page. */
export interface RenderedSiteChrome {
  readonly kind: 'site-chrome';
  readonly html: Readonly<Record<SiteChromeName, string>>;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly used: RenderedPage['used'];
}

interface Redirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** What a renderer makes. */
export type Rendered = RenderedPage | RenderedSiteChrome | Redirect;

/** What a worker answers. */
export type RenderAnswer = WrittenPage | RenderedSiteChrome | Redirect;

export type ToWorker =
  /** Optional, before the builds are known. */
  | { readonly type: 'warm-up'; readonly setup: Omit<WorkerSetup, 'builds'> }
  | { readonly type: 'setup'; readonly setup: WorkerSetup }
  | { readonly type: 'render'; readonly id: number; readonly request: RenderRequest }
  | { readonly type: 'ping' };

export type FromWorker =
  | { readonly type: 'ready'; readonly failed: readonly { readonly remote: string; readonly message: string }[] }
  /** With the memory in use. */
  | { readonly type: 'pong'; readonly heapMb: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: RenderAnswer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | {
      readonly type: 'report';
      readonly level: 'error' | 'warning';
      readonly message: string;
      readonly context: Readonly<Record<string, unknown>>;
    };
