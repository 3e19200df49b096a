import { join, resolve } from 'node:path';
import { ROOT } from '../build/packages';

/** Location of the registry: REGISTRY_URL (s3://bucket/registry.json), else REGISTRY_FILE, else a file in the data folder. */
export const registryLocation = (env = process.env): string =>
  env.REGISTRY_URL ?? resolve(env.REGISTRY_FILE ?? join(dataFolder(env), 'registry.json'));

export const isObject = (location: string): boolean => location.startsWith('s3://');

/** DATA_DIR, else `.data` of the repository. */
export const dataFolder = (env = process.env): string => resolve(env.DATA_DIR ?? join(ROOT, '.data'));
