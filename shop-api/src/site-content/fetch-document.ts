import type { DocumentName } from './documents';

/** The CMS has been slow for longer. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 1024 * 1024;

/** A document as the CMS answers it, with its entity tag; null: it is the one with the tag that was given. */
export type FetchDocument = (
  name: DocumentName,
  knownTag: string | null,
) => Promise<{ readonly document: unknown; readonly tag: string | null } | null>;

/** @param address with {document} in the place of a document's name */
export const documentFetcher =
  (address: string): FetchDocument =>
  async (name, knownTag) => {
    const answer = await fetch(address.replaceAll('{document}', name), {
      headers: { accept: 'application/json', ...(knownTag !== null && { 'if-none-match': knownTag }) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 304 && knownTag !== null) return null;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`status ${answer.status}`);
    }
    return { document: JSON.parse(await readText(answer)) as unknown, tag: answer.headers.get('etag') };
  };

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
