import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';

/**
 * Hides announcements that were closed on this device, and the words of minimized ones, before the first paint. The HTML is the same for
 * everyone, and every other script comes after it. From its first effect on the header does it itself.
 */
export const HIDE_CLOSED_ANNOUNCEMENTS = `try{const s=new CSSStyleSheet,h=(n,e)=>{for(const k of JSON.parse(localStorage.getItem(n)||"[]"))s.insertRule("[data-as-sent] [data-announcement="+CSS.escape(k)+"]"+e+"{display:none}")};document.adoptedStyleSheets=[s];h("${STORAGE_KEYS.closedAnnouncements}","");h("${STORAGE_KEYS.minimizedAnnouncements}"," [data-foldable]")}catch{}`;
