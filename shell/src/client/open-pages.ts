/**
 * `<shop-header>` and `<shop-footer>` for open pages, by one script tag. They show the server's HTML in shadow roots, and load what
 * opens drawers (the federation runtime, React, the header's remote) when a visitor turns to a tool.
 */
import { defineElements } from './site-chrome/elements';

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement))
  throw new Error('The script of header and footer must be loaded by a plain script element');
defineElements(new URL(script.src).origin);
