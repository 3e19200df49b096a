/** Script of `/logout/` (F2.3-10): ends the session and comes home. */
import { goToLogout } from '../session/login-pages';
import { readPageState } from './read-page-state';

void goToLogout(readPageState().config);
