/** `<shop-header>` and `<shop-footer>` for pages that are not ours: one script tag, styles of both sides kept apart. */
import { mountFrame } from './frame/mount-frame';
import './provide-runtime';

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('The shop frame must be loaded by a plain script element');
void mountFrame(new URL(script.src).origin);
