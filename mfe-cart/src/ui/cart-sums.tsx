import { useRef } from 'react';
import { type CartSummary, cartText } from 'shared-domain/cart';
import {
  BeforePrice,
  Disclosure,
  Icon,
  type IconDrawing,
  LocationPinIcon,
  PackageIcon,
  Stack,
  SummaryRows,
  Text,
  TotalPriceLine,
  TruckIcon,
} from 'shared-domain/ui';
import type { CartView } from '../data/cart-view-mapper';
import type { AmountDisclaimer } from '../rules/amounts';
import { texts } from '../texts/nb';
import { MonthlyLabel, MonthlyTotals, UpfrontTotals } from './cart-totals';
import styles from './cart-sums.module.css';

export interface MinimumTotalProps {
  readonly disclaimer: AmountDisclaimer;
  readonly summary: Pick<CartSummary, 'vatNote'>;
  /** The text that the law requires (F9.3), or null. */
  readonly legalText: string | null;
}

/**
 * 'Minste totalpris' (F9.2-9): its sum, and unfolded what it is the sum of (F3.2-6). What it unfolds comes into view, once, when it is
 * opened (F4.1-12): in the drawer it would be behind the foot.
 */
function MinimumTotal({ disclaimer, summary, legalText }: MinimumTotalProps) {
  const content = useRef<HTMLDivElement>(null);
  const onToggle = (isOpen: boolean): void => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Disclosure
      summary={cartText(disclaimer.heading)}
      onToggle={onToggle}
      aside={
        <span className={styles.sum}>
          {disclaimer.total}
          {summary.vatNote && <span className={styles.note}> {summary.vatNote}</span>}
        </span>
      }
    >
      <div ref={content} className={styles.parts}>
        <Text size="small" tone="soft">
          {legalText ?? texts.minimumTotalHelp}
        </Text>
        <SummaryRows
          rows={disclaimer.parts.map(({ name, total, description }) => ({
            label: (
              <>
                {name}
                {description.map((line) => (
                  <span key={line} className={styles.note}>
                    {' '}
                    {line}
                  </span>
                ))}
              </>
            ),
            value: total,
          }))}
        />
      </div>
    </Disclosure>
  );
}

/** Icons by their names on the wire; any other is a delivery. */
const ICONS: Readonly<Record<string, IconDrawing>> = {
  package: PackageIcon,
  pickup: LocationPinIcon,
};

export interface DeliverySumProps {
  readonly delivery: NonNullable<CartSummary['delivery']>;
  readonly ruled: boolean;
}

/** 'Levering' with its icon and what it costs (F9.2-2), the one place of the cart that says it. */
export function DeliverySum({ delivery, ruled }: DeliverySumProps) {
  const label = (
    <span className={styles.delivery}>
      <Icon of={(Object.hasOwn(ICONS, delivery.icon) ? ICONS[delivery.icon] : undefined) ?? TruckIcon} size={20} />
      {cartText(delivery.label)}
      {delivery.from && <span className={styles.note}>{texts.deliveryChosen}</span>}
    </span>
  );
  const value = (
    <>
      {delivery.struck && (
        <>
          <BeforePrice>{delivery.struck}</BeforePrice>{' '}
        </>
      )}
      {delivery.from ? cartText(delivery.from) : delivery.value}
    </>
  );
  return <SummaryRows ruled={ruled} rows={[{ label, value }]} />;
}

export interface CartSumsProps {
  readonly view: CartView;
  /** In the drawer the foot has the two sums: what they are made of is folded away. */
  readonly layout: 'panel' | 'page';
}

/** Whether there is anything that the foot does not say: a plan alone has nothing. */
export const hasSums = ({ summary, disclaimer }: CartView): boolean =>
  summary.monthly.lines.length > 0 ||
  summary.delivery !== null ||
  summary.upfront.length > 0 ||
  summary.monthlyVat.length > 0 ||
  disclaimer !== null;

/** Monthly cost, delivery, what is paid now, the minimum total price: every amount with what it is made of (F2.5-7). */
export function CartSums({ view, layout }: CartSumsProps) {
  const { summary, disclaimer, totalPriceText } = view;
  const { delivery, monthly } = summary;
  const hasMonths = monthly.lines.length > 0;
  const minimum = disclaimer && <MinimumTotal disclaimer={disclaimer} summary={summary} legalText={totalPriceText} />;
  if (layout === 'page')
    return (
      <>
        <Stack gap={16}>
          <MonthlyTotals {...view} />
          {!hasMonths && (
            <TotalPriceLine
              label={<MonthlyLabel monthly={monthly} />}
              amount={monthly.total}
              second={monthly.later && cartText(monthly.later)}
              vatNote={summary.vatNote}
              size="s"
            />
          )}
          {delivery && <DeliverySum delivery={delivery} ruled />}
          {summary.upfront.length === 0 && (
            <SummaryRows
              ruled
              rows={[{ label: cartText(summary.foot.upfrontLabel), value: summary.foot.upfront.amount }]}
            />
          )}
          <UpfrontTotals {...view} ruled />
        </Stack>
        {minimum}
      </>
    );
  const hasMore = hasMonths || summary.upfront.length > 0 || summary.monthlyVat.length > 0;
  return (
    <div>
      {delivery && <DeliverySum delivery={delivery} ruled={false} />}
      {hasMore && (
        <Disclosure summary={texts.howSums}>
          <Stack gap={16}>
            <MonthlyTotals {...view} />
            <UpfrontTotals {...view} ruled={hasMonths} />
          </Stack>
        </Disclosure>
      )}
      {minimum}
    </div>
  );
}
