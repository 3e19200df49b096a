import { fileURLToPath } from 'node:url';

/** A file or folder of the shop, which the studio reads and writes by path alone. */
export const inShop = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Committed masters of the product pictures: AVIF, 800 px. */
export const MASTERS_DIR = inShop('shop-api/pictures');
export const CATALOGUE_DIR = inShop('shop-api/catalogue');
