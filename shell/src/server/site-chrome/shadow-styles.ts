/**
 * The shop's styles for a shadow root on an open page: what belongs to the document moves to the host element, and
 * nothing is inherited from the page around it.
 */
export const SITE_CHROME_CLASS = 'shop-site-chrome';

/**
 * Nothing is inherited from outside, in the lowest layer: what the shop says of its document wins over it. Outside all layers: header and
 * footer are as high as their content, not as a page, and one that waits is hidden.
 */
const ISOLATION = `@layer isolation{:host{all:initial;display:block}}.${SITE_CHROME_CLASS}{min-height:0}.${SITE_CHROME_CLASS}[hidden]{display:none}`;

/**
 * With a script, announcements lie over the page instead of moving it: the static HTML cannot know which ones this device has closed.
 * They show when the script has looked (`data-ready`). Without script they are between header and page.
 */
const ANNOUNCEMENTS =
  '@media(scripting:enabled){section:has(>[data-announcement]){position:fixed;z-index:9;inset:auto var(--space-16) var(--space-16) auto;max-width:min(30rem,100% - 2*var(--space-16));overflow:hidden;border-radius:var(--radius-card-small);box-shadow:var(--e2)}:host(:not([data-ready])) section:has(>[data-announcement]),[data-announcement][hidden]{display:none}}';

/**
 * The cart is a link with room of its own. Where the shop's cart can be read it shows with its first item (F2.5-2), without moving
 * anything; its count is drawn here until the header is interactive and draws it.
 */
const CART =
  '@media(scripting:enabled){:host([cart=drawer]) a[data-tool=cart]:not([data-count]){visibility:hidden}}:host([cart=none]) [data-tool=cart]{display:none}[data-tool=cart]{position:relative}:host(:not([data-live])) [data-tool=cart][data-count]::after{content:attr(data-count);position:absolute;inset:2px auto auto 24px;box-sizing:border-box;min-width:18px;height:18px;padding-inline:var(--space-4);border-radius:var(--radius-pill);background:var(--brand);color:var(--on-dark);font:var(--tiny-strong);text-align:center}';

/** @param css minified style sheets of the shell and of the slots, in their order */
export function toShadowStyles(css: string): string {
  const moved = css
    .replace(/:root\b/g, ':host')
    .replace(/(^|[{},])html(?=[{,])/g, '$1:host')
    .replace(/(^|[{},])body(?=[{,])/g, `$1.${SITE_CHROME_CLASS}`);
  return ISOLATION + ANNOUNCEMENTS + CART + moved;
}

/** Typefaces belong to the document: those that a shadow root declares are ignored. @param css minified */
export const fontFacesOf = (css: string): string => (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');

export const withoutFontFaces = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');
