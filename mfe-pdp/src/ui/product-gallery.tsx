import { memo } from 'react';
import { flashBadge, type Product, type ProductVariant } from 'shared-domain/catalogue';
import { Badge, Gallery } from 'shared-domain/ui';

export interface ProductGalleryProps {
  readonly images: ProductVariant['images'];
  readonly name: string;
  readonly flashText: Product['flashText'];
  /** Widths of the large picture, as `<img sizes>` has them. */
  readonly imageSizes: string;
}

/** The pictures of the shown variant. */
export const ProductGallery = memo(function ProductGallery({
  images,
  name,
  flashText,
  imageSizes,
}: ProductGalleryProps) {
  const flash = flashBadge(flashText);
  return (
    <Gallery
      images={images}
      name={name}
      imageSizes={imageSizes}
      badge={flash && <Badge kind={flash.kind}>{flash.text}</Badge>}
    />
  );
});
