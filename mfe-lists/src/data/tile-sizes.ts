/** Width of a product tile on the list page, for the browser's choice of picture file. The grid is in list-results.module.css. */
export const TILE_SIZES =
  '(min-width: 1360px) 302px, (min-width: 1024px) calc((100vw - 456px) / 3), (min-width: 856px) calc((100vw - 376px) / 2), calc((100vw - 48px) / 2)';
