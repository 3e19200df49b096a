/**
 * The shop's styles for a shadow root on an open page: what belongs to the document moves to the host element, and
 * nothing is inherited from the page around it.
 */
export const SITE_CHROME_CLASS = 'shop-site-chrome';

/**
 * Nothing is inherited from outside, in the lowest layer: what the shop says of its document wins over it. The page's own rules can reach the
 * host, so what is inherited ends at the element inside. Outside all layers: header and footer are as high as their content, not as a page,
 * and one that waits is hidden.
 */
const ISOLATION = `@layer isolation{:host{all:initial;display:block;padding:0!important;border:0!important}.${SITE_CHROME_CLASS}{all:initial;display:block;direction:ltr;color-scheme:inherit;-webkit-text-size-adjust:inherit;text-size-adjust:inherit}}.${SITE_CHROME_CLASS}{min-height:0}.${SITE_CHROME_CLASS}[hidden]{display:none}`;

/**
 * A rem of the shop's own, since a page's `html{font-size:62.5%}` changes that of the document: the size that the visitor has set in the browser,
 * which `medium` is. It is a length (ROOM_STYLES) where the browser knows `@property`, as those that know relative colours do; else 16 px.
 */
const OWN_REM =
  ':host{--shop-rem:16px;font-size:medium!important}@supports(color:rgb(from red r g b)){:host{--shop-rem:1em!important}}';
const ROOT_PX = 16;

/** In a media query a rem is the browser's already; a query of a container takes no variable. @param css minified */
export const withOwnRem = (css: string): string =>
  css.replace(/@media[^{]*|@container[^{]*|(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g, (found, count?: string) => {
    if (count !== undefined) return `calc(${count}*var(--shop-rem,1rem))`;
    return found.startsWith('@media')
      ? found
      : found.replace(/([\d.]+)rem\b/g, (_, rems: string) => `${Number(rems) * ROOT_PX}px`);
  });

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
  return ISOLATION + OWN_REM + withOwnRem(ANNOUNCEMENTS + CART + moved);
}

/** Typefaces belong to the document: those that a shadow root declares are ignored. @param css minified */
export const fontFacesOf = (css: string): string => (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');

export const withoutFontFaces = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');
