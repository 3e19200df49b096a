/**
 * The operator's parent domain, where the cookies of the order (F7.1-20) and of the consent live: 'www.fjell.no' → 'fjell.no'.
 *
 * @returns null for a host without one (localhost, an IP address): the cookie is the host's own
 */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  if (labels.length < 2 || hostname.includes(':') || /^\d+$/.test(String(labels.at(-1)))) return null;
  return labels.slice(-2).join('.');
}
