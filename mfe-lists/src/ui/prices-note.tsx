import type { Realm } from 'shared-domain/contracts/realm';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** Says once, above the prices of a page, that they are without mva. (P6-14); nothing for consumers. */
export const PricesNote = ({ realm }: { readonly realm: Realm }) =>
  realm === 'B2C' ? null : (
    <Text size="small" tone="soft">
      {texts.prices} {WITHOUT_VAT_NOTE}
    </Text>
  );
