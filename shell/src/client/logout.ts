/** Script of `/logout/` (F2.3-10): ends the session and comes home. */
import { leave } from '../session/start-session';
import { PAGE_STATE_ID, type PageState } from './page-state';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as Pick<PageState, 'config'>;
void leave(state.config);
