import type { ReactNode } from 'react';
import { Link } from 'shared-domain/runtime/router';
import type { Image } from '../../../catalogue/io/product-wire';
import { ChevronRightIcon } from '../../icons';
import { paint } from '../../paint';
import { Icon } from '../../primitives/icon/icon';
import { Picture } from '../../primitives/picture/picture';
import styles from './campaign-box.module.css';

export interface CampaignBoxProps {
  readonly title: ReactNode;
  /** A colour of the editors' own. */
  readonly titleColor?: string | undefined;
  readonly text?: ReactNode;
  readonly image?: Image | undefined;
  /** The whole box is the link. */
  readonly href?: string | undefined;
  readonly action?: ReactNode;
}

/** A campaign on multe: it saves money. With an `href` the box is one link, named by its title. */
export function CampaignBox({ title, titleColor, text, image, href, action }: CampaignBoxProps) {
  return (
    <div className={styles.box}>
      {image && (
        <span className={styles.thumb}>
          <Picture image={image} alt="" sizes="60px" width={60} height={60} className={styles.picture} />
        </span>
      )}
      <div className={styles.texts}>
        <p ref={paint({ ink: titleColor })} className={styles.title}>
          {href ? (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {href && (
        <span className={styles.chevron}>
          <Icon of={ChevronRightIcon} />
        </span>
      )}
    </div>
  );
}
