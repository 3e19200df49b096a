/** Script of the page that the identity provider sends people back to. */
import { comeBack } from '../session/start-session';
import { PAGE_STATE_ID, type PageState } from './page-state';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as Pick<PageState, 'config'>;
void comeBack(state.config);
