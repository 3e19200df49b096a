import { fileURLToPath } from 'node:url';

const inShop = (path) => fileURLToPath(new URL(`../../shop-api/${path}`, import.meta.url));

/** Committed masters, 800 px AVIF. */
export const MASTERS_DIR = inShop('pictures');
