/**
 * Decoded value of a cookie; null when it is missing, empty or cannot be decoded.
 *
 * @param cookies a Cookie header, or document.cookie
 */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
}
