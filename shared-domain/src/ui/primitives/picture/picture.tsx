import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import styles from './picture.module.css';

export interface PictureProps {
  readonly image: Image;
  /** Width on the page, as in `<img sizes>`, e.g. '(min-width: 1024px) 304px, 46vw'. */
  readonly sizes: string;
  /** Shape of the box in px; the picture is laid out with this ratio before it comes. */
  readonly width: number;
  readonly height: number;
  /** The page's main picture: loaded at once, with high priority. */
  readonly priority?: boolean | undefined;
  /** The picture's title by default; '' where the text beside it says the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

type Responsive = NonNullable<Image['responsive']>;

/** The files that exist, as a `srcset`. */
export function sourceSet({ base, widths }: Responsive, format: Responsive['formats'][number]): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** A picture in the formats that exist, best first. It reserves its box. */
export function Picture({ image, sizes, width, height, priority = false, alt = image.title, className }: PictureProps) {
  const { responsive } = image;
  const formats = (['avif', 'webp'] as const).filter(
    (format) => responsive?.formats.includes(format) && responsive.widths.length > 0,
  );
  return (
    <picture className={styles.frame}>
      {responsive &&
        formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(responsive, format)} sizes={sizes} />
        ))}
      <img
        src={image.url}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={classNames(styles.image, className)}
      />
    </picture>
  );
}
