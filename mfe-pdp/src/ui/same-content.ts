const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

/**
 * Whether two values hold the same, for `memo`: what is computed again with the same outcome is not drawn again. Functions and elements are
 * the same only by identity.
 */
export function hasSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && hasSameContent(one[key], other[key]))
  );
}
