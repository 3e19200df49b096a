/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by `npm run icons --prefix catalogue-studio`. Decorative always: give
 * them to a part's `icon`, or draw them by `Icon`.
 */

export * from './arrows';
export * from './controls';
export * from './header';
export * from './menu';
export * from './offers';
export * from './specifications';
export * from './statuses';
