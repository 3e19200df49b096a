export type Encoding = 'br' | 'gzip';

/**
 * The encoding that a client wants most (RFC 9110, 12.5.3); among equals the one that is named first by the server. Undefined: the
 * text as it is, which every client reads.
 *
 * @param header Accept-Encoding
 * @param offered in the order of the server's preference
 */
export function acceptedEncoding<Offered extends Encoding>(
  header: string | readonly string[] | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => weightOf(entry)),
  );
  const weigh = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = offered.reduce<Offered | undefined>(
    (found, encoding) => (weigh(encoding) > (found ? weigh(found) : 0) ? encoding : found),
    undefined,
  );
  const plain = weights.get('identity');
  return best && plain !== undefined && plain > weigh(best) ? undefined : best;
}

/** A weight that cannot be read counts as none: the client gets the text as it is. */
function weightOf(entry: string): readonly [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [encoding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
