/** `<shop-header>` and `<shop-footer>` for pages that are not ours: one script tag, styles of both sides kept apart. */
import './provide-runtime';
import { FRAME_FILES } from './frame/frame-data';
import { mountFrame } from './frame/mount-frame';
import { reportErrorsToShell, shellBuildOf } from './report-errors';

declare let __webpack_public_path__: string;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('The shop frame must be loaded by a plain script element');
const { origin } = new URL(script.src);
// The script stands at a fixed address, its chunks in the folder of the build that it belongs to.
const files = (globalThis as { [FRAME_FILES]?: string })[FRAME_FILES];
if (files) __webpack_public_path__ = origin + files;
reportErrorsToShell({ origin, shellBuild: shellBuildOf(__webpack_public_path__) });
void mountFrame(origin);
