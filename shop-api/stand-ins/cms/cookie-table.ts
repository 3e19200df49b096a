import { STORED_ITEMS } from 'shared-domain/contracts/stored-items';
import { escapeHtml } from 'shared-domain/kernel';
import { texts } from './texts/nb';

/** Everything that the shop stores in a browser, for its page of the operator's site. */
export function cookieTable(): string {
  const { caption, head, purposes } = texts.cookies;
  const cells = (values: readonly string[]): string => values.map((value) => `<td>${escapeHtml(value)}</td>`).join('');
  const rows = STORED_ITEMS.map(({ name, purpose, text, isPrefix }) =>
    cells([isPrefix ? `${name}…` : name, text, purposes[purpose]]),
  );
  return `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table>
          <thead><tr>${head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('')}</tr></thead>
          <tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n            ')}</tbody>
        </table></div>`;
}
