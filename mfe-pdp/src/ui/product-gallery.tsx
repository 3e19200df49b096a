import { memo } from 'react';
import type { Product, ProductVariant } from 'shared-domain/catalogue';
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
  return (
    <Gallery
      images={images}
      name={name}
      imageSizes={imageSizes}
      badge={flashText && <Badge kind={flashText.kind ?? 'brand'}>{flashText.text}</Badge>}
    />
  );
});
