import { cartText } from 'shared-domain/cart';
import { Icon, Panel, PersonGroupIcon, Text, TextLink } from 'shared-domain/ui';
import type { FamilyDiscountBox } from '../rules/family-discount';
import { texts } from '../texts/nb';
import styles from './family-discount.module.css';

/** A hint at the family discount (F9.2-10); nothing where there is none to hint at. */
export function FamilyDiscount({ box }: { readonly box: FamilyDiscountBox | null }) {
  if (!box) return null;
  return (
    <Panel tone="tint" padding={16} className={styles.hint}>
      <Icon of={PersonGroupIcon} />
      <div>
        <Text strong>{cartText(box.heading)}</Text>
        <Text>
          {cartText(box.body)}
          {box.link !== null && (
            <>
              {' '}
              <TextLink href={box.link}>{texts.familyLink}</TextLink>
            </>
          )}
        </Text>
      </div>
    </Panel>
  );
}
