import type { MouseEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Picture } from '../../primitives/picture/picture';
import * as texts from '../../texts/nb';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly images: readonly Image[];
  /** The product's name, for the region's accessible name. */
  readonly name: string;
  /** Widths of the large picture in the page's layout, as `sizes` of an image: the page may preload the first one with them. */
  readonly imageSizes: string;
  /** A `Badge` in the stage's corner. */
  readonly badge?: ReactNode;
}

/**
 * Pictures of a product: a stage that snaps, thumbs that are links to its pictures, each named by its title (view and colour). A new set of
 * pictures starts at the first one.
 */
export function Gallery(props: GalleryProps) {
  return <GalleryStage key={props.images.map((image) => image.url).join(' ')} {...props} />;
}

function GalleryStage({ images, name, imageSizes, badge }: GalleryProps) {
  const id = useId();
  const stage = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const list = stage.current;
    if (!list) return;
    setCurrent(index);
    list.scrollTo?.({ left: index * list.clientWidth });
  };
  const handleScroll = () => {
    const list = stage.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const handleThumb = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };

  return (
    <section aria-label={texts.pictures(name)} className={styles.gallery}>
      <div className={styles.stage}>
        {badge && <div className={styles.badge}>{badge}</div>}
        {images.length === 0 ? (
          <p className={styles.none}>{texts.noPictures}</p>
        ) : (
          // A scroller must be reachable by keyboard in every browser.
          <ul
            ref={stage}
            aria-label={texts.pictureStage}
            tabIndex={images.length > 1 ? 0 : undefined}
            className={styles.slides}
            onScroll={handleScroll}
          >
            {images.map((image, index) => (
              <li key={`${index} ${image.url}`} id={`${id}-${index}`} className={styles.slide}>
                <Picture
                  image={image}
                  alt={image.title}
                  sizes={imageSizes}
                  width={720}
                  height={720}
                  priority={index === 0}
                  className={styles.picture}
                />
              </li>
            ))}
          </ul>
        )}
        {images.length > 1 && (
          <div className={styles.arrows}>
            <IconButton
              look="round"
              label={texts.previousPicture}
              icon={<Icon of={ChevronLeftIcon} />}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <IconButton
              look="round"
              label={texts.nextPicture}
              icon={<Icon of={ChevronRightIcon} />}
              disabled={current === images.length - 1}
              onClick={() => show(current + 1)}
            />
          </div>
        )}
      </div>
      {images.length > 1 && (
        <ul aria-label={texts.pictureChoice} className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={`${index} ${image.url}`}>
              <a
                href={`#${id}-${index}`}
                aria-label={texts.showPicture(image.title)}
                aria-current={index === current ? 'true' : undefined}
                className={classNames(styles.thumb, index === current && styles.chosen)}
                onClick={(event) => handleThumb(event, index)}
              >
                <Picture image={image} alt="" sizes="64px" width={64} height={64} className={styles.thumbPicture} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
