import type { ProductVariant } from 'shared-domain/catalogue';
import { insuranceFactSheetHref } from 'shared-domain/navigation';
import { type Insurance, NO_INSURANCE } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { Alert, ExternalLinkIcon, Icon, Skeleton, Stack, TextLink, VisuallyHidden } from 'shared-domain/ui';
import { extrasTexts as texts } from './extras-nb';
import { insuranceOptions, insuredPrice } from './insurance-cards';
import { InsuranceChoice } from './insurance-choice';
import styles from './extras-dialog.module.css';

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
