import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { ChevronLeftIcon, ChevronRightIcon, XMarkIcon, ZoomMinusIcon, ZoomPlusIcon } from '../../icons';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon } from '../../primitives/icon/icon';
import { useModal } from '../../primitives/modal/use-modal';
import { Picture } from '../../primitives/picture/picture';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import { MOST_ENLARGED, usePictureView } from './use-picture-view';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  readonly images: readonly Image[];
  /** The product's name. */
  readonly name: string;
  readonly current: number;
  readonly isOpen: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** The pictures on the whole screen, where each can be looked at closely. A file of its own, fetched when a picture is first opened. */
export function PictureViewer({ images, name, current, isOpen, onShow, onClose }: PictureViewerProps) {
  const image = images[current];
  const turn = (by: number, before: () => void): void => {
    if (!images[current + by]) return;
    before();
    onShow(current + by);
  };
  const { stage, picture, scale, enlarge, makeSmaller, showWhole, handleKeyDown, pointerHandlers } =
    usePictureView(turn);
  const leave = (): void => {
    showWhole();
    onClose();
  };
  const { dialog, mounted, handlers } = useModal(isOpen, leave);
  // A button that is disabled would lose the focus, and the keys with it.
  const turnButton = (by: number) => ({
    'aria-disabled': !images[current + by],
    onClick: () => turn(by, showWhole),
  });
  return (
    <dialog
      ref={dialog}
      aria-label={texts.pictures(name)}
      className={styles.viewer}
      {...handlers}
      onKeyDown={handleKeyDown}
    >
      {mounted && image && (
        <div className={styles.shell}>
          <div className={styles.head}>
            <p role="status" className={styles.title}>
              {image.title}
              {images.length > 1 && (
                <span className={styles.place}> {texts.pictureOf(current + 1, images.length)}</span>
              )}
              {scale > 1 && <VisuallyHidden>{texts.enlargedTo(Math.round(scale * 100))}</VisuallyHidden>}
            </p>
            <IconButton
              label={texts.makeSmaller}
              icon={<Icon of={ZoomMinusIcon} />}
              aria-disabled={scale <= 1}
              onClick={makeSmaller}
            />
            <IconButton
              label={texts.enlarge}
              icon={<Icon of={ZoomPlusIcon} />}
              aria-disabled={scale >= MOST_ENLARGED}
              onClick={enlarge}
            />
            <IconButton label={texts.close} showLabel icon={<Icon of={XMarkIcon} />} onClick={leave} />
          </div>
          <div className={styles.middle}>
            <div ref={stage} className={classNames(styles.stage, scale > 1 && styles.movable)} {...pointerHandlers}>
              <div ref={picture} className={styles.picture}>
                <Picture
                  key={image.url}
                  image={image}
                  sizes={scale > 1 ? '300vmin' : '100vmin'}
                  width={1600}
                  height={1600}
                />
              </div>
            </div>
            {images.length > 1 && (
              <div className={styles.arrows}>
                <IconButton
                  look="round"
                  label={texts.previousPicture}
                  icon={<Icon of={ChevronLeftIcon} />}
                  {...turnButton(-1)}
                />
                <IconButton
                  look="round"
                  label={texts.nextPicture}
                  icon={<Icon of={ChevronRightIcon} />}
                  {...turnButton(1)}
                />
              </div>
            )}
          </div>
          <p className={styles.help}>
            <span className={styles.touch}>{texts.enlargeByTouch}</span>
            <span className={styles.pointer}>{texts.enlargeByPointer}</span>
          </p>
        </div>
      )}
    </dialog>
  );
}
