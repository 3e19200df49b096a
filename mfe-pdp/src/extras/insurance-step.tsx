import type { ProductVariant } from 'shared-domain/catalogue';
import { insuranceFactSheetHref } from 'shared-domain/navigation';
import { type Insurance, NO_INSURANCE } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import {
  Alert,
  CalendarIcon,
  CheckmarkIcon,
  ExternalLinkIcon,
  FlashText,
  Icon,
  LightningIcon,
  PadlockLockedIcon,
  Price,
  RadioCardGroup,
  ShieldCheckmarkIcon,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
  WrenchIcon,
} from 'shared-domain/ui';
import { extrasTexts as texts } from './extras-nb';
import { type InsuranceOption, insuranceOptions, insuredPrice } from './insurance-cards';
import styles from './extras-dialog.module.css';
import sellingPoints from './selling-points.module.css';

export interface SellingPointsProps {
  readonly points: readonly { readonly icon: string | null; readonly text: string }[];
}

/** Icons by the names that insurances use; any other point has a tick. */
const ICONS: Readonly<Record<string, typeof CheckmarkIcon>> = {
  shield: ShieldCheckmarkIcon,
  wrench: WrenchIcon,
  lock: PadlockLockedIcon,
  bolt: LightningIcon,
  calendar: CalendarIcon,
};

/** The promises of an insurance. They are in a label, where only running text is allowed. */
export const SellingPoints = ({ points }: SellingPointsProps) => (
  <span role="list" className={sellingPoints.points}>
    {points.map(({ icon, text }) => (
      <span role="listitem" key={text} className={sellingPoints.point}>
        <span className={sellingPoints.icon}>
          <Icon of={(icon !== null && ICONS[icon]) || CheckmarkIcon} size={20} />
        </span>
        <span>{text}</span>
      </span>
    ))}
  </span>
);

export interface InsuranceChoiceProps {
  /** Names the group. */
  readonly legend: string;
  readonly insurances: readonly InsuranceOption[];
  readonly decline: { readonly code: string; readonly text: string; readonly detail: string };
  /** Null: nothing is chosen yet. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** The insurances and 'Nei takk', none chosen beforehand (P2-40, P3-31). */
const InsuranceChoice = ({ legend, insurances, decline, chosen, onChoose }: InsuranceChoiceProps) => (
  <RadioCardGroup
    legend={legend}
    hideLegend
    name="forsikring"
    value={chosen}
    onChange={onChoose}
    options={[
      ...insurances.map(({ code, name, price, later, before, flash, points }) => ({
        value: code,
        title: name,
        badge: flash && <FlashText kind={flash.isOffer ? 'offer' : 'plain'}>{flash.text}</FlashText>,
        price: <Price size="s" amount={price} before={before} second={later} align="end" />,
        more: points.length > 0 && <SellingPoints points={points} />,
      })),
      { value: decline.code, title: decline.text, detail: decline.detail },
    ]}
  />
);

export interface InsuranceStepProps {
  /** The question, which names the group. */
  readonly heading: string;
  readonly declineText: string;
  /** Null: on their way; empty: there are none, or they could not be fetched. */
  readonly insurances: readonly Insurance[] | null;
  readonly variant: ProductVariant;
  /** The device is bought with Svitsj, which insures its screen (P9-21). */
  readonly isScreenCovered: boolean;
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** 'Ønsker du forsikring?' (P2-40): the insurances of the device, or that there are none to show. */
export function InsuranceStep(props: InsuranceStepProps) {
  const { heading, declineText, insurances, variant, isScreenCovered, chosen, onChoose } = props;
  const options = insurances && insuranceOptions(insurances, insuredPrice(variant));
  const { documentsHost, apiBase } = getConfig();
  const sheet = insuranceFactSheetHref(documentsHost ?? apiBase);
  return (
    <Stack gap={16}>
      {isScreenCovered && (
        <Alert kind="positive" title={texts.screenTitle}>
          {texts.screenText}
        </Alert>
      )}
      <VisuallyHidden>
        <span role="status">{options && options.length > 0 && texts.found(options.length)}</span>
      </VisuallyHidden>
      {options?.length === 0 && (
        <Alert kind="info" role="status">
          {texts.insuranceMissing}
        </Alert>
      )}
      {options === null && (
        <div className={styles.coming}>
          <Skeleton shape="block" className={styles.comingCard} />
          <Skeleton shape="block" className={styles.comingCard} />
          <Skeleton shape="block" className={styles.comingDecline} />
        </div>
      )}
      {options && options.length > 0 && (
        <>
          <InsuranceChoice
            legend={heading}
            insurances={options}
            decline={{ code: NO_INSURANCE, text: declineText, detail: texts.declineDetail }}
            chosen={chosen}
            onChoose={onChoose}
          />
          {sheet && (
            <p>
              <TextLink href={sheet} target="_blank" rel="noopener" iconEnd={<Icon of={ExternalLinkIcon} size={20} />}>
                {texts.factSheet}
                <VisuallyHidden> {texts.opensNew}</VisuallyHidden>
              </TextLink>
            </p>
          )}
        </>
      )}
    </Stack>
  );
}
