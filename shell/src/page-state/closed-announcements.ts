import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';

/**
 * The one inline script of a document, allowed by its hash: hides announcements that were closed on this device before the first
 * paint. The HTML is the same for everyone, and every other script comes after it.
 */
export const HIDE_CLOSED_ANNOUNCEMENTS = `try{const s=new CSSStyleSheet;for(const k of JSON.parse(localStorage.getItem("${STORAGE_KEYS.closedAnnouncements}")||"[]"))s.insertRule("[data-announcement="+CSS.escape(k)+"]{display:none}");document.adoptedStyleSheets=[s]}catch{}`;
