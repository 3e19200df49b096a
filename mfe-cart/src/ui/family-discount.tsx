import { cartText, FAMILY_DISCOUNT_BODY, familyDiscountHeading } from 'shared-domain/cart';
import { Icon, Panel, PersonGroupIcon, Text, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './family-discount.module.css';

export interface FamilyDiscountProps {
  /** The customer's first name, when known. */
  readonly name: string | null;
}

/** A hint at the family discount (F9.2-10). */
export function FamilyDiscount({ name }: FamilyDiscountProps) {
  return (
    <Panel tone="tint" padding={16} className={styles.hint}>
      <Icon of={PersonGroupIcon} />
      <div>
        <Text strong>{cartText(familyDiscountHeading(name))}</Text>
        <Text>
          {cartText(FAMILY_DISCOUNT_BODY)} <TextLink href="/mobilabonnement/familie/">{texts.familyLink}</TextLink>
        </Text>
      </div>
    </Panel>
  );
}
