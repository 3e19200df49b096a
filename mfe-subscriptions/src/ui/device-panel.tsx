import { formatPrice, priceParts } from 'shared-domain/money';
import { Alert, Panel, Picture, Price, Text, TextLink } from 'shared-domain/ui';
import type { PlanDevice } from '../data/plan-sections';
import { deviceTexts as texts } from '../texts/device-nb';
import styles from './device-panel.module.css';

export interface DevicePanelProps {
  /** Null: it cannot be bought now. */
  readonly device: PlanDevice | null;
  /** The page without the phone. */
  readonly withoutHref: string;
}

/** The phone that the plans below are chosen for (P7-14): picture, name and price, and the ways back. */
export function DevicePanel({ device, withoutHref }: DevicePanelProps) {
  if (!device) return <Alert kind="warning">{texts.missing}</Alert>;
  const { name, image, href, price, before } = device;
  return (
    <section aria-label={texts.region}>
      <Panel tone="white">
        <div className={styles.device}>
          <div className={styles.tile}>
            <Picture image={image} sizes="88px" width={72} height={96} alt="" priority />
          </div>
          <div className={styles.text}>
            <strong className={styles.name}>{name}</strong>
            <Text size="small" tone="soft">
              {texts.lead}
            </Text>
            <div className={styles.links}>
              <TextLink href={href}>{texts.back}</TextLink>
              <TextLink href={withoutHref}>{texts.remove}</TextLink>
            </div>
          </div>
          <div className={styles.price}>
            <Price
              size="m"
              amount={priceParts(price)}
              align="end"
              before={before === undefined ? null : formatPrice(before)}
            />
            <Text size="small" tone="soft">
              {texts.payNow}
            </Text>
          </div>
        </div>
      </Panel>
    </section>
  );
}
