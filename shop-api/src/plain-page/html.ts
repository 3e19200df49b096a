import { escapeHtml } from 'shared-domain/kernel';

/** Escaped markup. Only the `html` tag creates it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** html`<p>${name}</p>`: values are escaped; nested markup and lists of it are inserted; null is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((text, string, index) => text + toMarkup(parts[index - 1] ?? null) + string);
  return { markup };
}

function toMarkup(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Wraps markup that a library has escaped already. */
export const trustedHtml = (markup: string): Html => ({ markup });
