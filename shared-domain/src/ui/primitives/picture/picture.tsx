import type { Image } from '../../../catalogue/io/product-wire';
import { pictureSources } from '../../../contracts/picture-sources';
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

/** A picture in the formats that exist, best first. It reserves its box. */
export function Picture({ image, sizes, width, height, priority = false, alt = image.title, className }: PictureProps) {
  return (
    <picture className={styles.frame}>
      {pictureSources(image.responsive).map(({ srcSet, type }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} />
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
