/**
 * Script of the pages that leave for the identity provider: `/webshop-next/login/`, which pages without script link to and which comes back
 * to the page of its query, and `/logout/` (F2.3-10), which comes home.
 */
import { PATHS } from 'shared-domain/contracts/paths';
import { goToLogin, goToLogout } from '../session/login-pages';
import { readPageState } from './read-page-state';

const { config } = readPageState();
void (location.pathname.startsWith(PATHS.logout) ? goToLogout : goToLogin)(config);
