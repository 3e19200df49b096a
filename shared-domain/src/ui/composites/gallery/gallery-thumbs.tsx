import type { MouseEvent } from 'react';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { Picture } from '../../primitives/picture/picture';
import * as texts from '../../texts/nb';
import styles from './gallery.module.css';

export interface GalleryThumbsProps {
  readonly images: readonly Image[];
  readonly current: number;
  /** The picture on the stage. */
  readonly hrefOf: (index: number) => string;
  readonly onShow: (index: number) => void;
}

/** Small pictures, links to the large ones. */
export function GalleryThumbs({ images, current, hrefOf, onShow }: GalleryThumbsProps) {
  const handleClick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul aria-label={texts.pictureChoice} className={styles.thumbs}>
      {images.map((image, index) => (
        <li key={`${index} ${image.url}`}>
          <a
            href={hrefOf(index)}
            aria-label={texts.showPicture(image.title)}
            aria-current={index === current ? 'true' : undefined}
            className={classNames(styles.thumb, index === current && styles.chosen)}
            onClick={(event) => handleClick(event, index)}
          >
            <Picture image={image} alt="" sizes="64px" width={64} height={64} className={styles.thumbPicture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
