import { type Product, type ProductVariant, sizeLabel } from 'shared-domain/catalogue';

/** '400' says nothing in a list of tabs or hits: 'Honor 400' does. */
export const withBrand = ({ brand, name }: Pick<Product, 'brand' | 'name'>): string =>
  name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;

/** Name of a variant by itself: 'Honor 400 256 GB Sort'. */
export const variantName = (product: Product, { size, color }: ProductVariant): string =>
  [withBrand(product), size && sizeLabel(size), color.name].filter(Boolean).join(' ');
