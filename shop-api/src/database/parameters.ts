import type { Parameter } from './database';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value) &&
  !Array.isArray(value);

/** Objects and arrays of objects become JSON text: pg would send the latter as a PostgreSQL array, PGlite differs again. */
export function toDriverParameters(parameters: readonly Parameter[]): unknown[] {
  return parameters.map((value) => {
    if (value === undefined) return null;
    if (isObject(value)) return JSON.stringify(value);
    if (Array.isArray(value) && value.some((entry) => isObject(entry) || Array.isArray(entry)))
      return JSON.stringify(value);
    return value;
  });
}
