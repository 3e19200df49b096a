/** Script of the page in the hidden frame of a silent renewal: hands the provider's answer to the page around it. */
import { PAGE_STATE_ID, type PageState } from './page-state';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as Pick<PageState, 'config'>;
void import('../session/oidc-session').then(({ completeSilent }) => completeSilent(state.config));
