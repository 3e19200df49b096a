/** Script of the page in the hidden iframe of a silent renewal: hands the provider's answer to the page around it. */
import { readPageState } from './read-page-state';

const { config } = readPageState();
void import('../session/oidc-session').then(({ completeSilent }) => completeSilent(config));
