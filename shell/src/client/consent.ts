/** The script of the question about cookies, for the shop's pages and for open pages behind its edge: neither React nor the federation. */
import { startConsent } from './consent/start-consent';

startConsent();
