import * as v from 'valibot';
import { type FieldError, ProblemError } from './problem';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Part = 'body' | 'query' | 'params';

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function toFieldError(issue: v.BaseIssue<unknown>, part: Part): FieldError {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  const pointer = part === 'body' ? keys.map((key) => `/${escapePointer(key)}`).join('') : `?${keys.join('.')}`;
  return { pointer, detail: issue.message };
}

/** Parses a part of a request by its schema. @throws ProblemError 400 that names every invalid field */
export function parseRequest<S extends Schema>(schema: S, value: unknown, part: Part): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ProblemError({
    status: 400,
    detail: part === 'body' ? 'The body is not as described' : 'The address is not as described',
    errors: result.issues.map((issue) => toFieldError(issue, part)),
  });
}
