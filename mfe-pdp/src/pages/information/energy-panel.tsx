import type { Product } from 'shared-domain/catalogue';
import { EnergyLabel, Stack, TextLink } from 'shared-domain/ui';
import { informationTexts as texts } from '../../texts/information-nb';
import styles from './energy-panel.module.css';

export interface EnergyPanelProps {
  readonly product: Pick<Product, 'name' | 'energyClass' | 'energyClassLabel' | 'productInformationSheet'>;
}

/** The EU's energy label as a picture, and the product information sheet (P3-3). */
export function EnergyPanel({ product }: EnergyPanelProps) {
  const { name, energyClass, energyClassLabel, productInformationSheet } = product;
  const label = energyClassLabel?.file.url;
  const sheet = productInformationSheet?.file.url;
  return (
    <div className={styles.energy}>
      {label && (
        <img
          src={label}
          alt={texts.energyLabel(name, energyClass)}
          width={200}
          height={400}
          loading="lazy"
          className={styles.label}
        />
      )}
      <Stack gap={16}>
        {energyClass && <EnergyLabel grade={energyClass} />}
        {label && (
          <TextLink look="strong" href={label}>
            {texts.openEnergyLabel}
          </TextLink>
        )}
        {sheet && (
          <TextLink look="strong" href={sheet}>
            {texts.openSheet}
          </TextLink>
        )}
      </Stack>
    </div>
  );
}
