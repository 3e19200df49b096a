import type { ListLead } from 'shared-domain/catalogue/io';
import { ArrowRightIcon, Icon, Picture } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import { SiteLink } from '../site-link';
import styles from './menu-promo.module.css';

export interface MenuPromoProps {
  readonly lead: ListLead;
}

/** The product in front of a mega-menu's list. */
export function MenuPromo({ lead: { name, href, image } }: MenuPromoProps) {
  return (
    <SiteLink entry={{ link: href, appKey: 'web-shop' }} className={styles.promo}>
      <span className={styles.picture}>
        <Picture image={image} alt="" sizes="160px" width={160} height={160} />
      </span>
      <span className={styles.label}>{texts.popular}</span>
      <span className={styles.name}>
        {name}
        <Icon of={ArrowRightIcon} size={20} />
      </span>
    </SiteLink>
  );
}
