import type { SiteChromeFile } from '../../page-state/site-chrome-data';

/**
 * A style sheet of the shop, under its integrity, that applies in the moment when a shadow root adopts it.
 *
 * @throws Error when it cannot be read
 */
export function readSheet(file: SiteChromeFile): Promise<CSSStyleSheet> {
  const known = sheets.get(file.href) ?? load(file);
  sheets.set(file.href, known);
  known.catch(() => sheets.delete(file.href));
  return known;
}

/** Header and footer have the same one. */
const sheets = new Map<string, Promise<CSSStyleSheet>>();

async function load({ href, integrity }: SiteChromeFile): Promise<CSSStyleSheet> {
  const response = await fetch(href, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet;
}
