import type { BrandMark } from 'shared-domain/brand';
import { type Html, html, trustedHtml } from './html';

/** A brand's word mark, drawn in the colour of the text around it. */
export function brandMark({ viewBox, strokeWidth, paths }: BrandMark): Html {
  const [, , width = '', height = ''] = viewBox.split(' ');
  const ink = trustedHtml(
    strokeWidth === undefined
      ? 'fill="currentColor"'
      : `fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`,
  );
  return html`<svg aria-hidden="true" viewBox="${viewBox}" width="${width}" height="${height}"><g ${ink}>${paths.map((path) => html`<path d="${path}"/>`)}</g></svg>`;
}
