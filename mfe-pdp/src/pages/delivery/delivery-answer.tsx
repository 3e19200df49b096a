import type { ReactNode } from 'react';
import { Heading, Icon, Text, TruckIcon } from 'shared-domain/ui';
import { deliveryRows, type DeliveryTerms, quickestOption } from '../../data/delivery-rows';
import type { DeliveryAnswer as Answer } from '../../state/use-delivery-options';
import type { FoundPostcode } from '../../state/use-postcode-search';
import { deliveryTexts as texts } from '../../texts/delivery-nb';
import { texts as pageTexts } from '../../texts/nb';
import room from './stock-and-delivery.module.css';
import styles from './delivery-search.module.css';

export interface DeliveryAnswerProps {
  /** What is known before a postcode is. */
  readonly promise: string | null;
  readonly found: FoundPostcode | null;
  /** Null: on its way. */
  readonly answer: Answer | null;
  readonly terms: Omit<DeliveryTerms, 'nowMs'>;
  /** Leads to all options. */
  readonly more: ReactNode;
}

/** The quickest way to the shopper's postcode; before it is known, what delivery costs at least. Read out when it changes. */
export function DeliveryAnswer({ promise, found, answer, terms, more }: DeliveryAnswerProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} size="card" className={room.title}>
          <Icon of={TruckIcon} size={20} />
          {pageTexts.delivery}
        </Heading>
        {more}
      </div>
      <div role="status" className={room.answer}>
        {found ? (
          <>
            <Text size="small">{texts.to(found.postcode, found.place.place)}</Text>
            <FoundAnswer answer={answer} terms={terms} />
          </>
        ) : (
          <Text size="small">
            {promise && <span className={styles.line}>{promise}</span>} {texts.askPostcode}
          </Text>
        )}
      </div>
    </>
  );
}

function FoundAnswer({ answer, terms }: Pick<DeliveryAnswerProps, 'answer' | 'terms'>) {
  if (!answer) return <Text size="small">{texts.looking}</Text>;
  const { options, nowMs } = answer;
  const option = quickestOption(options, nowMs) ?? options[0];
  const [row] = option ? deliveryRows([option], { ...terms, nowMs }) : [];
  if (!row) return <Text size="small">{texts.noOptions}</Text>;
  return (
    <>
      <Text size="small" strong>
        {[row.date, row.price].filter(Boolean).join(', ') || row.name}
      </Text>
      {(row.date || row.price) && <Text size="small">{row.name}</Text>}
      {row.alert && <Text size="small">{row.alert}</Text>}
    </>
  );
}
