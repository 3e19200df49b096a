/** Script of `/logout/` (F2.3-10): ends the session and comes home. */
import { leave } from '../session/start-session';
import { readPageState } from './read-page-state';

void leave(readPageState().config);
