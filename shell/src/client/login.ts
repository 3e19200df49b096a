/** Script of `/webshop-next/login/`, which pages without script link to: logs in and comes back to the page of the query. */
import { goToLogin } from '../session/login-pages';
import { readPageState } from './read-page-state';

void goToLogin(readPageState().config);
