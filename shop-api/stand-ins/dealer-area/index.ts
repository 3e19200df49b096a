export { registerDealerArea } from './dealer-routes';
