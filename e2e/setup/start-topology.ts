import { startShop } from './global-setup';

export default (): ReturnType<typeof startShop> => startShop('topology.mjs');
