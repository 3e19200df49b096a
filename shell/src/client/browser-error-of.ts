/** Makes the report of an error: it is loaded with the first one. */
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { toLoggableText } from 'shared-domain/contracts/loggable-text';
import type { ReportContext } from 'shared-domain/runtime/error-report';
import { BROWSER_ERROR_LIMITS, type BrowserError, SHELL_FILE, SHELL_REMOTE } from '../page-state/browser-error';
import { ROOT_ID } from '../page-state/page-state';
import { viewOfPage } from './view-token';

/** As React and the DOM say that a node is not where it was put: while the page is taken over, and after. */
const MISPLACED = /^NotFoundError|#418|Hydration failed/;

const REMOTE_FILES = /\/remotes\/([\w-]+)\/([\w.-]+)\//g;

/** Remotes whose error was reported on this page. */
const failed = new Set<string>();

export interface Fault {
  readonly level: BrowserError['level'];
  readonly error: unknown;
  readonly context: ReportContext;
  /** Path of the page where it happened. */
  readonly pathname: string;
  readonly shellBuild: string;
}

/** Without personal data, and cut to what the shell takes. No build is judged by what other programs do to its pages. */
export function toBrowserError({ level, error, context, pathname, shellBuild }: Fault): BrowserError {
  const { remote: named, build: namedBuild, where, ...facts } = context;
  const stack = stackOf(error);
  const owner = ownerOf(stack, named, shellBuild);
  const build = typeof namedBuild === 'string' ? namedBuild : owner?.build;
  const message = messageOf(error);
  const isOurs = level === 'error' && !(MISPLACED.test(message) && isChangedByOthers());
  return {
    level: isOurs ? 'error' : 'warning',
    ...(owner && { remote: owner.remote }),
    ...(build && { build }),
    page: cut(toLoggableText(toLoggablePath(pathname)), BROWSER_ERROR_LIMITS.page),
    message: cut(toLoggableText(message), BROWSER_ERROR_LIMITS.message),
    ...(stack && { stack: cut(toLoggableText(stack), BROWSER_ERROR_LIMITS.stack) }),
    ...(typeof where === 'string' && { where: cut(where, BROWSER_ERROR_LIMITS.where) }),
    context: toLoggableContext(facts),
    shellBuild,
    ...(isOurs && owner && isFirstOf(owner.remote) && { isFirst: true, ...viewOfPage() }),
  };
}

/** Whether a translator, an extension or a reader has changed the page (foreign-changes.ts, start.ts): we draw no `<font>`. */
const isChangedByOthers = (): boolean =>
  'changed' in document.documentElement.dataset || document.querySelector('font') !== null;

/** Pages of others, where only header and footer are the shop's, are not counted. */
function isFirstOf(remote: string): boolean {
  if (failed.has(remote) || !document.getElementById(ROOT_ID)) return false;
  failed.add(remote);
  return true;
}

/** The remote that the context names, else the first one in the stack, else the shell when its files are there. */
function ownerOf(
  stack: string,
  named: unknown,
  shellBuild: string,
): { readonly remote: string; readonly build: string | undefined } | undefined {
  const inStack = [...stack.matchAll(REMOTE_FILES)].map(([, remote = '', build]) => ({ remote, build }));
  if (typeof named === 'string')
    return inStack.find(({ remote }) => remote === named) ?? { remote: named, build: undefined };
  return inStack[0] ?? (SHELL_FILE.test(stack) ? { remote: SHELL_REMOTE, build: shellBuild } : undefined);
}

/** Plain values only, and not too many. */
function toLoggableContext(facts: ReportContext): Readonly<Record<string, string>> {
  const plain = Object.entries(facts).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(
    plain
      .slice(0, BROWSER_ERROR_LIMITS.facts)
      .map(([name, value]) => [name, cut(toLoggableText(String(value)), BROWSER_ERROR_LIMITS.fact)]),
  );
}

const cut = (text: string, length: number) => text.slice(0, length);

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** With the stack of what caused it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '', cause } = error;
  return cause instanceof Error ? `${stack}\nCaused by: ${cause.stack ?? messageOf(cause)}` : stack;
}

export const topFrame = (stack = ''): string => stack.split('\n').find((line) => /:\d+:\d+\)?$/.test(line)) ?? '';
