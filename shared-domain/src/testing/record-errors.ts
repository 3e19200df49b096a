import { setErrorReporter } from 'shared-domain/runtime/error-report';

/** Takes every report of a test from now on. @returns the messages of errors so far, in order */
export function recordErrors(): string[] {
  const messages: string[] = [];
  setErrorReporter({
    error: (error) => messages.push(error instanceof Error ? error.message : String(error)),
    warning: () => undefined,
  });
  return messages;
}
