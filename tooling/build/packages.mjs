import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const REMOTES = ['mfe-header', 'mfe-pdp', 'mfe-cart', 'mfe-subscriptions', 'mfe-lists'];
/** In the order in which they are worth building: the longest first. */
export const BUILT_PACKAGES = ['shell', 'shop-api', ...REMOTES];
export const distOf = (name) => join(ROOT, name, 'dist');
