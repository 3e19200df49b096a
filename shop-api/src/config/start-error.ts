interface SystemError extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
}

/** One line for the terminal about why a server could not start, with a remedy if there is one. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, message } = error as SystemError;
  if (code === 'EADDRINUSE')
    return `Port ${port ?? '?'} is taken by another program. Stop it, or set API_PORT to another port.`;
  if (code === 'EACCES') return `${message}. Choose a port above 1023 and a folder that may be written.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  return message || error.name;
}
