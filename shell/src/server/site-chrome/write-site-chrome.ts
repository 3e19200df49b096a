/** The answers that are made of one rendered header and footer. */
import { escapeHtml } from 'shared-domain/kernel';
import type { SiteChromeName } from '../../federation/slot-names';
import type { CartMode, SiteChromeAnswer, SiteChromeFile, SiteChromeVariant } from '../../page-state/site-chrome-data';
import { SITE_CHROME_CLASS } from './shadow-styles';
import type { SiteChrome } from './site-chrome-server';

/** How long an answer may be used without asking again: a release is on every open page within seconds. */
export const LIFETIME_SECONDS = 5;

/** An open page asks for this. */
export interface SiteChromeWish {
  readonly variant: SiteChromeVariant;
  /** Undefined: by the origin that the page turns out to have. */
  readonly cart: CartMode | undefined;
}

/** The element with its shadow root: shown as it is, without any script. */
export function writeFragment(name: SiteChromeName, { html, styles }: SiteChrome, wish: SiteChromeWish): string {
  const attributes = name === 'header' ? headerAttributes(wish) : '';
  return `<shop-${name} included${attributes}><template shadowrootmode="open">${styleLink(styles)}<div class="${SITE_CHROME_CLASS}">${html[name]}</div></template></shop-${name}>`;
}

function headerAttributes({ variant, cart }: SiteChromeWish): string {
  const domain = variant === 'simplified' ? ' simplified' : variant === 'privat' ? '' : ` domain="${variant}"`;
  return domain + (cart ? ` cart="${cart}"` : '');
}

/** For the head: the page's own part, and what the shadow roots are about to ask for. */
export const writeHead = ({ pageStyles, styles }: SiteChrome): string =>
  `<link rel="preload" as="style" href="${escapeHtml(styles.href)}"${integrity(styles)}>${styleLink(pageStyles)}`;

export const writeScripts = ({ script }: SiteChrome): string =>
  `<script async src="${escapeHtml(script.href)}"${integrity(script)}></script>`;

/** @param shopOrigin without a slash at the end */
export const writeAnswer = (chrome: SiteChrome, wish: SiteChromeWish, shopOrigin: string): SiteChromeAnswer => ({
  appKey: 'open-pages',
  version: chrome.version,
  lifetimeSeconds: LIFETIME_SECONDS,
  head: writeHead(chrome),
  header: writeFragment('header', chrome, wish),
  footer: writeFragment('footer', chrome, wish),
  scripts: writeScripts(chrome),
  assets: {
    styles: [toFile(chrome.pageStyles), chrome.styles],
    scripts: [chrome.script],
    fonts: chrome.fonts,
  },
  policy: {
    'script-src': ['/frame/', '/_shop/', '/remotes/'].map((path) => shopOrigin + path),
    'style-src': [`${shopOrigin}/frame/`],
    'font-src': [`${shopOrigin}/_shop/`],
    'img-src': [shopOrigin, 'data:'],
    'connect-src': [shopOrigin],
    'form-action': [shopOrigin],
  },
  pageStyles: chrome.pageStyles.text,
});

const toFile = ({ href, integrity: hash }: SiteChromeFile): SiteChromeFile => ({ href, integrity: hash });

const styleLink = (file: SiteChromeFile) => `<link rel="stylesheet" href="${escapeHtml(file.href)}"${integrity(file)}>`;

const integrity = ({ integrity: hash }: SiteChromeFile) =>
  hash === '' ? '' : ` integrity="${escapeHtml(hash)}" crossorigin="anonymous"`;
