import { Heading, UspList } from 'shared-domain/ui';
import { aboutTexts as texts } from '../../texts/about-nb';
import styles from './about.module.css';

export interface DeliveryTermsProps {
  readonly terms: readonly string[];
}

/** What holds for every delivery of the shop. */
export function DeliveryTerms({ terms }: DeliveryTermsProps) {
  return (
    <section aria-labelledby="levering-og-retur" className={styles.part}>
      <Heading level={3} id="levering-og-retur">
        {texts.delivery}
      </Heading>
      <UspList size="small" items={terms} />
    </section>
  );
}
