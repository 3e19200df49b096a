/** `<shop-header>` and `<shop-footer>` for open pages: one script tag; styles of the page and of the shop do not mix. */
import './provide-runtime';
import { SITE_CHROME_FILES } from '../page-state/site-chrome-data';
import { reportErrorsToShell, shellBuildOf } from './report-errors';
import { mountSiteChrome } from './site-chrome/mount-site-chrome';

declare let __webpack_public_path__: string;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement))
  throw new Error('The script of header and footer must be loaded by a plain script element');
const { origin } = new URL(script.src);
// The script has a fixed address; its chunks are in the folder of its build.
const files = (globalThis as { [SITE_CHROME_FILES]?: string })[SITE_CHROME_FILES];
if (files) __webpack_public_path__ = origin + files;
reportErrorsToShell({ origin, shellBuild: shellBuildOf(__webpack_public_path__) });
void mountSiteChrome(origin);
