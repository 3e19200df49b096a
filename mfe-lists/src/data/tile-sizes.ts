/** Width of a product tile on the list page, for the browser's choice of picture file. The grid is in list-results.module.css. */
export const TILE_SIZES =
  '(min-width:1360px) 302px,(min-width:1024px) calc(33.3vw - 152px),(min-width:856px) calc(50vw - 188px),calc(50vw - 24px)';
