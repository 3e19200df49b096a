import { join, resolve } from 'node:path';
import { ROOT } from '../build/packages.mjs';

/** REGISTRY_FILE, else in the data folder. */
export const registryFile = () =>
  resolve(process.env.REGISTRY_FILE ?? join(process.env.DATA_DIR ?? join(ROOT, '.data'), 'registry.json'));
