/** Script of the page that the identity provider sends people back to. */
import { comeBack } from '../session/start-session';
import { readPageState } from './read-page-state';

void comeBack(readPageState().config);
