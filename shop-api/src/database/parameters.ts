import type { Parameter } from './database';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value) &&
  !Array.isArray(value);

/** pg would send an array of objects as a PostgreSQL array and PGlite an object as it pleases: both get JSON text. */
export function toDriverParameters(parameters: readonly Parameter[]): unknown[] {
  return parameters.map((value) => {
    if (value === undefined) return null;
    if (isObject(value)) return JSON.stringify(value);
    if (Array.isArray(value) && value.some((entry) => isObject(entry) || Array.isArray(entry)))
      return JSON.stringify(value);
    return value;
  });
}
