/** Why a call of the shop's servers failed. */

/** RFC 9457. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  /** Extension members, e.g. `near` of an unknown product. */
  readonly [extension: string]: unknown;
}

export interface HttpFailure {
  /** 'schema': an answer came, but not in the expected form. */
  readonly kind: 'network' | 'timeout' | 'status' | 'schema';
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  readonly problem?: Problem;
}

/** @param error what ky threw: a TimeoutError, an HTTPError with its response, or the network's own error */
export async function toHttpFailure(error: unknown): Promise<HttpFailure> {
  if (!(error instanceof Error)) return { kind: 'network' };
  if (error.name === 'TimeoutError') return { kind: 'timeout' };
  const response = (error as { readonly response?: Response }).response;
  if (!response) return { kind: 'network' };
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const problem = isJson ? ((await response.json().catch(() => undefined)) as Problem | undefined) : undefined;
  return { kind: 'status', status: response.status, ...(problem && { problem }) };
}
