/** Product pages of one root: brand and model follow; for accessories the kind comes before them. */
const PRODUCT =
  /^(\/bedrift)?(\/utstyrsavtale)?\/((mobiltelefoner|smartklokker|nettbrett|rutere|smarthjem)|tilbehor\/[^/]+)(\/[^/]+){2}/;

/** On a product page and in the cart nothing comes between the visitor and the purchase. */
export const showsAnnouncements = (pathname: string): boolean =>
  !pathname.startsWith('/handlekurv/') && (!PRODUCT.test(pathname) || pathname.includes('/like-fin/'));
