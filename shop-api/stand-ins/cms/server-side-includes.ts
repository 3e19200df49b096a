const INCLUDE = /<!--#include virtual="(\/frame\/[^"]+)" -->/g;
const TIMEOUT_MS = 1_200;

/** Does what a web server with SSI does to the includes of the shop. One that fails leaves nothing, as there. */
export async function includeBySsi(html: string, shopOrigin: string): Promise<string> {
  const addresses = [...new Set([...html.matchAll(INCLUDE)].map(([, address = '']) => address))];
  const texts = new Map(
    await Promise.all(addresses.map(async (address) => [address, await read(shopOrigin + address)] as const)),
  );
  return html.replace(INCLUDE, (_, address: string) => texts.get(address) ?? '');
}

async function read(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
