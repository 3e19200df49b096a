import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { ChevronLeftIcon, ChevronRightIcon, ExpandIcon } from '../../icons';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon } from '../../primitives/icon/icon';
import { Picture } from '../../primitives/picture/picture';
import * as texts from '../../texts/nb';
import type { PictureViewerProps } from './picture-viewer';
import styles from './gallery.module.css';

export interface GalleryThumbsProps {
  readonly images: readonly Image[];
  readonly current: number;
  /** The picture on the stage. */
  readonly hrefOf: (index: number) => string;
  readonly onShow: (index: number) => void;
}

/** Small pictures, links to the large ones. */
function GalleryThumbs({ images, current, hrefOf, onShow }: GalleryThumbsProps) {
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
            <Picture
              image={image}
              alt=""
              sizes="64px"
              width={64}
              height={64}
              className={classNames(styles.thumbPicture, image.fillsFrame && styles.filling)}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 'Aurora i lyng, forfra' → ' forfra': the same in another colour; a title without a comma is a view by itself. */
const viewOf = ({ title }: Image): string => title.slice(title.lastIndexOf(',') + 1);

/** Which picture is shown. With other pictures it is the one of the same view, else the first: front stays front in another colour (P2-31). */
function useShownPicture(images: readonly Image[]): readonly [number, (index: number) => void] {
  const [shown, setShown] = useState({ images, current: 0 });
  let { current } = shown;
  if (shown.images !== images) {
    const before = shown.images[current];
    current = Math.max(0, before ? images.findIndex((image) => viewOf(image) === viewOf(before)) : 0);
    setShown({ images, current });
  }
  return [current, (next) => setShown({ images, current: next })];
}

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
 * Pictures of a product: a stage that snaps, thumbs that are links to its pictures, each named by its title (view and colour). In another
 * colour the same view stays. A picture opens on the whole screen; without script its file does.
 */
export function Gallery({ images, name, imageSizes, badge }: GalleryProps) {
  const id = useId();
  const stage = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useShownPicture(images);
  const [isOpen, setOpen] = useState(false);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const hasChoice = images.length > 1;

  const scrollTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const list = stage.current;
    list?.scrollTo?.({ left: index * list.clientWidth, behavior });
  };
  const show = (index: number, behavior?: ScrollBehavior) => {
    setCurrent(index);
    scrollTo(index, behavior);
  };
  const handleScroll = () => {
    const list = stage.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
    setOpen(true);
    void import('./picture-viewer').then(({ PictureViewer }) => setViewer(() => PictureViewer));
  };
  const keepView = useEffectEvent(() => scrollTo(current, 'instant'));
  // Before other pictures are painted.
  useLayoutEffect(() => keepView(), [images]);
  const focusPicture = useEffectEvent(() => {
    keepView();
    stage.current?.querySelectorAll('a')[current]?.focus({ preventScroll: true });
  });
  // After the browser, which gives the focus to the picture that was opened: another one may be shown by now.
  useEffect(() => {
    if (Viewer && !isOpen) focusPicture();
  }, [Viewer, isOpen]);

  return (
    <section aria-label={texts.pictures(name)} className={styles.gallery}>
      <div className={styles.stage}>
        {badge && <div className={styles.badge}>{badge}</div>}
        {images.length === 0 ? (
          <p className={styles.none}>{texts.noPictures}</p>
        ) : (
          <>
            <ul ref={stage} aria-label={texts.pictureStage} className={styles.slides} onScroll={handleScroll}>
              {images.map((image, index) => (
                <li key={`${index} ${image.url}`} id={`${id}-${index}`} className={styles.slide}>
                  <a
                    href={image.url}
                    aria-label={texts.enlargePicture(image.title)}
                    className={styles.open}
                    onClick={(event) => open(event, index)}
                  >
                    <Picture
                      image={image}
                      sizes={imageSizes}
                      width={720}
                      height={720}
                      priority={index === 0}
                      className={classNames(styles.picture, image.fillsFrame && styles.filling)}
                    />
                  </a>
                </li>
              ))}
            </ul>
            <span aria-hidden className={styles.expand}>
              <Icon of={ExpandIcon} />
            </span>
          </>
        )}
        {hasChoice && (
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
      {hasChoice && (
        <GalleryThumbs
          images={images}
          current={current}
          hrefOf={(index) => `#${id}-${index}`}
          onShow={(index) => show(index)}
        />
      )}
      {Viewer && (
        <Viewer
          images={images}
          name={name}
          current={current}
          isOpen={isOpen}
          onShow={(index) => show(index, 'instant')}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
