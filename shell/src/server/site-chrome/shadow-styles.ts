/**
 * The shop's styles for a shadow root on an open page: what belongs to the document moves to the host element, and
 * nothing is inherited from the page around it.
 */
export const SITE_CHROME_CLASS = 'shop-site-chrome';

/** Outside all layers, so it wins over what moved here: header and footer are as high as their content, not as a page. */
const ISOLATION = `:host{all:initial;display:block}.${SITE_CHROME_CLASS}{min-height:0}`;

/** @param css minified style sheets of the shell and of the slots, in their order */
export function toShadowStyles(css: string): string {
  const moved = css
    .replace(/:root\b/g, ':host')
    .replace(/(^|[{},])html(?=[{,])/g, '$1:host')
    .replace(/(^|[{},])body(?=[{,])/g, `$1.${SITE_CHROME_CLASS}`);
  return ISOLATION + moved;
}
