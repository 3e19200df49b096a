import { singleton } from 'shared-domain/runtime/singleton';

/** Facts about an error: which call, remote, build. Never a name, a phone number or a token. */
export type ReportContext = Readonly<Record<string, unknown>>;

export interface ErrorReporter {
  readonly error: (error: unknown, context: ReportContext) => void;
  readonly warning: (message: string, context: ReportContext) => void;
}

const consoleReporter: ErrorReporter = {
  error: (error, context) => console.error(error, context),
  warning: (message, context) => console.warn(message, context),
};

const current = singleton('shop.error-reporter@1', () => ({ reporter: consoleReporter }));

/** For the shell: sets where reports go (F8-21). Until then they go to the console. */
export function setErrorReporter(reporter: ErrorReporter): void {
  current.reporter = reporter;
}

/** Reports a defect or a failed call. Call it once per error, where the error is handled (F8-1). */
export function reportError(error: unknown, context: ReportContext = {}): void {
  current.reporter.error(error, context);
}

/** Reports an unexpected situation that was handled (F8-21, P8-16). */
export function reportWarning(message: string, context: ReportContext = {}): void {
  current.reporter.warning(message, context);
}
