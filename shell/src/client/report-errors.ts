/** Sends errors and warnings of the page to the shell, which logs and counts them. The browser's console shows them too. */
import { PATHS } from 'shared-domain/contracts/paths';
import { type ReportContext, setErrorReporter } from 'shared-domain/runtime/error-report';
import { recordFact } from 'shared-domain/stores/analytics-log';
import { type BrowserError, SHELL_FILE } from '../page-state/browser-error';

/** A page that fails again and again says nothing new. */
const MAX_REPORTS = 10;
const OWN_FILE = /\/remotes\/[\w-]+\/|\/_shop\/|\/frame\/shop-frame\.js/;

export interface ReportErrorsOptions {
  /** The origin of the shop: the page's own, or another one when the page only mounts header and footer. */
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
    const { pathname } = location;
    import('./browser-error-of').then(
      ({ toBrowserError, topFrame }) => {
        const details = toBrowserError({ level, error, context, pathname, shellBuild: options.shellBuild });
        const fault = [details.remote, details.message, topFrame(details.stack)].join('\n');
        if (sent.has(fault) || sent.size >= MAX_REPORTS) return;
        sent.add(fault);
        send(options.origin + PATHS.browserErrors, details);
      },
      // Where no script can be fetched, no report arrives either.
      () => undefined,
    );
  };

  setErrorReporter({
    error: (error, context) => {
      console.error(error, context);
      report('error', error, context);
      recordFact({ kind: 'failure-reported', error, context });
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

/** @param publicPath of the shell's scripts, '/_shop/<build>/' */
export const shellBuildOf = (publicPath: string): string => SHELL_FILE.exec(publicPath)?.[1] ?? 'dev';

/** As text/plain: application/json would need a CORS preflight from pages of other origins. */
function send(url: string, details: BrowserError): void {
  const body = JSON.stringify(details);
  if (navigator.sendBeacon(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
}
