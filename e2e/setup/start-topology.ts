import { startShops } from './global-setup';

export default (): ReturnType<typeof startShops> => startShops(1, 'topology.ts');
