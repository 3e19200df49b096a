/** Sends errors and warnings of the page to the shell, which logs and counts them. The browser's console shows them too. */
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { toLoggableText } from 'shared-domain/contracts/loggable-text';
import { PATHS } from 'shared-domain/contracts/paths';
import { type ReportContext, setErrorReporter } from 'shared-domain/runtime/error-report';
import { BROWSER_ERROR_LIMITS, type BrowserError, SHELL_REMOTE } from '../page-state/browser-error';

/** A page that fails again and again says nothing new. */
const MAX_REPORTS = 10;
const REMOTE_FILES = /\/remotes\/([\w-]+)\/([0-9a-f]{12})\//g;
const SHELL_FILE = /\/_shop\/([0-9a-f]{12})\//;
const OWN_FILE = /\/remotes\/[\w-]+\/|\/_shop\/|\/frame\/shop-frame\.js/;

export interface ReportErrorsOptions {
  /** Of the shop: the page's own, or another one when the page only mounts header and footer. */
  readonly origin: string;
  readonly shellBuild: string;
}

/**
 * Sends every reported error or warning (F8-21), every uncaught error and every unhandled rejection to the shell:
 * each fault once, at most ten a page. On a page of another origin uncaught errors count only when they come from the shop's own scripts.
 *
 * @returns undoes it
 */
export function reportErrorsToShell(options: ReportErrorsOptions): () => void {
  const sent = new Set<string>();

  const report = (level: BrowserError['level'], error: unknown, context: ReportContext) => {
    const details = toBrowserError(level, error, context, options);
    const fault = [details.remote, details.message, topFrame(details.stack)].join('\n');
    if (sent.has(fault) || sent.size >= MAX_REPORTS) return;
    sent.add(fault);
    send(options.origin + PATHS.browserErrors, details);
  };

  setErrorReporter({
    error: (error, context) => {
      console.error(error, context);
      report('error', error, context);
    },
    warning: (message, context) => {
      console.warn(message, context);
      report('warning', message, context);
    },
  });

  // The browser writes these to its console itself.
  const onUncaught = (error: unknown, file: string, where: string) => {
    if (isOwn(error, file, options.origin)) report('error', error, { where });
  };
  const onError = ({ error, message, filename }: ErrorEvent) =>
    onUncaught(error instanceof Error ? error : message, filename, 'uncaught');
  const onRejection = ({ reason }: PromiseRejectionEvent) => onUncaught(reason, '', 'unhandled rejection');
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** Browser extensions and the scripts of other sites' pages fail too: without a trace of our files it is not our fault. */
function isOwn(error: unknown, file: string, origin: string): boolean {
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  return trace.includes(`${origin}/`) && OWN_FILE.test(trace);
}

function toBrowserError(
  level: BrowserError['level'],
  error: unknown,
  { remote: named, build: namedBuild, where, ...facts }: ReportContext,
  { shellBuild }: ReportErrorsOptions,
): BrowserError {
  const stack = stackOf(error);
  const owner = ownerOf(stack, named, shellBuild);
  const build = typeof namedBuild === 'string' ? namedBuild : owner?.build;
  return {
    level,
    ...(owner && { remote: owner.remote }),
    ...(build && { build }),
    page: cut(toLoggableText(toLoggablePath(location.pathname)), BROWSER_ERROR_LIMITS.page),
    message: cut(toLoggableText(messageOf(error)), BROWSER_ERROR_LIMITS.message),
    ...(stack && { stack: cut(toLoggableText(stack), BROWSER_ERROR_LIMITS.stack) }),
    ...(typeof where === 'string' && { where: cut(where, BROWSER_ERROR_LIMITS.where) }),
    context: toLoggableContext(facts),
    shellBuild,
  };
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

/** @param publicPath of the shell's scripts, '/_shop/<build>/' */
export const shellBuildOf = (publicPath: string): string => SHELL_FILE.exec(publicPath)?.[1] ?? 'dev';

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

const topFrame = (stack = ''): string => stack.split('\n').find((line) => /:\d+:\d+\)?$/.test(line)) ?? '';

/** As text/plain: application/json would need a CORS preflight from pages of other origins. */
function send(url: string, details: BrowserError): void {
  const body = JSON.stringify(details);
  if (navigator.sendBeacon(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
}
