/** Never drawn: the loader always redirects or finds nothing. */
export const BrandPage = () => null;
