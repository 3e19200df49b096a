import type { ReactNode } from 'react';
import { BeforePrice, Heading, Icon, Text, TruckIcon, VisuallyHidden } from 'shared-domain/ui';
import { ScriptOnly } from '../ui/script-only';
import { deliveryTexts as texts } from './delivery-nb';
import type { DeliveryPromise } from './delivery-notes';
import { deliveryRows, type DeliveryTerms, namedOptions, type ShownDelivery } from './delivery-rows';
import { PromiseText } from './promise-text';
import type { AnsweredDelivery } from './use-delivery-options';
import type { FoundPostcode } from './use-postcode-search';
import styles from './delivery-search.module.css';

export interface DeliveryAnswerProps {
  /** The text that is shown before a postcode is known. */
  readonly promise: DeliveryPromise | null;
  /** The same without script. */
  readonly plainPromise: DeliveryPromise | null;
  readonly found: FoundPostcode | null;
  /** Null: on its way. */
  readonly answer: AnsweredDelivery | null;
  readonly terms: Omit<DeliveryTerms, 'nowMs'>;
  /** Leads to all options. */
  readonly more: ReactNode;
}

const lineOf = (promise: DeliveryPromise | null) =>
  promise && (
    <span className={styles.line}>
      <PromiseText {...promise} />
    </span>
  );

/** The cheapest way to the shopper's postcode, and the quickest; before it is known, what delivery costs at least. Read out when it changes. */
export function DeliveryAnswer({ promise, plainPromise, found, answer, terms, more }: DeliveryAnswerProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} size="card" className={styles.title}>
          <Icon of={TruckIcon} size={18} />
          {texts.delivery}
        </Heading>
        {more}
      </div>
      <div role="status" className={styles.answer}>
        {found ? (
          <>
            <VisuallyHidden>{texts.to(found.postcode, found.place.place)}</VisuallyHidden>
            <FoundAnswer answer={answer} terms={terms} />
          </>
        ) : (
          <Text as="div" size="small">
            {promise?.lead === plainPromise?.lead ? (
              lineOf(promise)
            ) : (
              <ScriptOnly instead={lineOf(plainPromise)}>{lineOf(promise)}</ScriptOnly>
            )}{' '}
            {texts.askPostcode}
          </Text>
        )}
      </div>
    </>
  );
}

/** What an option costs; the channel's price is struck where the order earns free shipping. */
export const DeliveryPrice = ({ before, price }: Pick<ShownDelivery, 'before' | 'price'>) => (
  <>
    {before && (
      <>
        <BeforePrice>{before}</BeforePrice>{' '}
      </>
    )}
    {price}
  </>
);

function FoundAnswer({ answer, terms }: Pick<DeliveryAnswerProps, 'answer' | 'terms'>) {
  if (!answer) return <Text size="small">{texts.looking}</Text>;
  const { options, nowMs } = answer;
  const named = namedOptions(options, { ...terms, nowMs });
  const [row, quicker] = deliveryRows(named, { ...terms, nowMs });
  if (!row) return <Text size="small">{texts.noOptions}</Text>;
  return (
    <>
      <Text size="small" strong>
        {row.date}
        {row.date && row.price && ', '}
        <DeliveryPrice before={row.before} price={row.price} />
        {!row.date && !row.price && row.name}
      </Text>
      {(row.date || row.price) && <Text size="small">{row.name}</Text>}
      {quicker && (
        <Text size="small">{texts.quicker(quicker.name, quicker.date?.toLowerCase() ?? null, quicker.price)}</Text>
      )}
      {row.alert && <Text size="small">{row.alert}</Text>}
    </>
  );
}
