/** One fault as a browser reports it to the shell, as JSON. Nothing in it is personal: see `toLoggableText`. */
export interface BrowserError {
  readonly level: 'error' | 'warning';
  /** The owner of the code that failed: a remote's name, or 'shell'. Absent when neither the context nor the stack names one. */
  readonly remote?: string;
  readonly build?: string;
  /** Path of the page, without query. */
  readonly page: string;
  readonly message: string;
  readonly stack?: string;
  /** The place of the error, e.g. 'slot', 'hydration', 'uncaught'. */
  readonly where?: string;
  /** Further facts, e.g. the path and status of a failed call. */
  readonly context: Readonly<Record<string, string>>;
  /** Build of the shell that the page runs. */
  readonly shellBuild: string;
  /** Whether it is the first error of its remote on a page of the shop: pages with an error are counted by it. */
  readonly isFirst?: boolean;
  /** With the first one: the page's token, as the edge has sent it. */
  readonly view?: string;
}

/** Longer ones are no tokens of this shop. */
export const VIEW_TOKEN_MAX = 1_000;

/** In characters; `facts` is the number of entries of `context`. What is more is cut in the browser. */
export const BROWSER_ERROR_LIMITS = { message: 300, stack: 1_500, page: 200, where: 60, facts: 6, fact: 60 } as const;

/** Size of a report's body. Every report within the limits above fits. */
export const BROWSER_ERROR_MAX_BYTES = 9_216;

export const SHELL_REMOTE = 'shell';

/** The folder of a build of the shell, in an address or a stack. */
export const SHELL_FILE = /\/_shop\/([\w.-]*[0-9a-f]{32})\//;
