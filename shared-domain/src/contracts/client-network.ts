const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** A subscriber of IPv6 has 2⁶⁴ addresses. */
const NETWORK_GROUPS = 4;

/** The network that a visitor's address belongs to: the address of IPv4, the first half of IPv6. */
export function clientNetwork(address: string): string {
  const [, ipv4] = IPV4.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
