import { catalogueText } from 'shared-domain/catalogue';
import { CheckmarkIcon, Heading, Icon, Panel, Text } from 'shared-domain/ui';
import type { IncludedItem } from './agreement-texts';
import styles from './included-items.module.css';

/** 'Inkluderte produkter og tjenester' (P2-32). */
export const IncludedItems = ({ items }: { readonly items: readonly IncludedItem[] }) => (
  <Panel as="section" padding={16} tone="warm" labelledBy="inkludert">
    <Heading level={2} size="card" id="inkludert">
      {catalogueText({ key: 'includedProducts' })}
    </Heading>
    <ul className={styles.items}>
      {items.map(({ name, description }) => (
        <li key={name} className={styles.item}>
          <Icon of={CheckmarkIcon} size={20} />
          <div>
            <Text as="div" size="small" strong>
              {name}
            </Text>
            {description && (
              <Text as="div" size="small" tone="soft">
                {description}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);
