/** Script of the page that the identity provider sends people back to. */
import { comeBack } from '../session/login-pages';
import { readPageState } from './read-page-state';
import { reportErrorsToShell, shellBuildOf } from './report-errors';

declare const __webpack_public_path__: string;

const { config } = readPageState();
reportErrorsToShell({ origin: location.origin, shellBuild: shellBuildOf(__webpack_public_path__) });
void comeBack(config);
