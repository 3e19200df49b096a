import { html } from '../../plain-page';

const LETTER_WIDTH = 11;

/** A word mark in place of a partner's logo (F3.3-5 logoList). */
export function renderLogo(title: string): string {
  const width = 32 + title.length * LETTER_WIDTH;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img">
<title>${title}</title><rect width="${width}" height="40" rx="10" fill="#29104c"/>
<text x="${width / 2}" y="26" font-family="Arial, sans-serif" font-size="17" font-weight="700" fill="#fff" text-anchor="middle">${title}</text>
</svg>
`.markup;
}
