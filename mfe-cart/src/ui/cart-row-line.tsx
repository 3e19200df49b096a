import type { ReactNode } from 'react';
import { cartText, MAX_QUANTITY, MIN_QUANTITY } from 'shared-domain/cart';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Badge,
  type BadgeProps,
  BeforePrice,
  CardIcon,
  CartLine,
  Cluster,
  Disclosure,
  Icon,
  MobileSmallIcon,
  Quantity,
  ShieldCheckmarkIcon,
  TagIcon,
  Text,
} from 'shared-domain/ui';
import type { RowView } from '../data/cart-row-mapper';
import { BREAKAGE_FEE, hasBreakageInfo } from '../rules/amounts';
import { texts } from '../texts/nb';

export interface CartRowLineProps {
  readonly row: RowView;
  /** An update is under way: nothing can be removed (F6-7). */
  readonly pending: boolean;
  readonly onChangeQuantity: (row: RowView, quantity: number) => void;
  readonly onRemove: (row: RowView) => void;
  /** Draws what is nested in the row. */
  readonly renderRows: (rows: readonly RowView[], parentId: string) => ReactNode;
}

/** Looks of a badge by the status of its lozenge; a discount is an offer unless it says otherwise. */
const BADGES: Readonly<Record<string, BadgeProps['kind']>> = {
  info: 'brand',
  new: 'brand',
  success: 'green',
  neutral: 'plain',
};

const ICONS = {
  device: TagIcon,
  plan: MobileSmallIcon,
  service: ShieldCheckmarkIcon,
  sim: CardIcon,
  other: TagIcon,
} as const;

/** What the plain form says of a row: its id, and by which key it is removed. */
function formFields({ cartItemId, id, removal, discountCode }: RowView): Readonly<Record<string, string>> {
  return {
    cartItemId,
    sku: id,
    ...(discountCode && { discountCode }),
    ...(removal && 'remove' in removal && removal.remove),
  };
}

/** One row of the cart with what is nested in it. Its buttons are plain forms too, so they work without script. */
export function CartRowLine({ row, pending, onChangeQuantity, onRemove, renderRows }: CartRowLineProps) {
  const fields = formFields(row);
  return (
    <CartLine
      name={row.name}
      href={row.href}
      image={row.image}
      icon={<Icon of={ICONS[row.kind]} />}
      details={row.lineThrough ? [...row.details, <s key="struck">{row.lineThrough}</s>] : row.details}
      price={row.price}
      priceNote={row.ordinary && <BeforePrice>{row.ordinary}</BeforePrice>}
      quantity={
        row.quantity && (
          <Quantity
            value={row.quantity.value}
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            labelIncrease={texts.increase(row.name)}
            labelDecrease={texts.decrease(row.name)}
            onChange={(quantity) => onChangeQuantity(row, quantity)}
            form={{ action: PATHS.changeCartForm, fields }}
          />
        )
      }
      disabled={pending}
      notice={hasNotice(row) && <RowNotice row={row} />}
      {...(row.removal && {
        removeLabel: texts.remove(row.name),
        onRemove: () => onRemove(row),
        removeForm: { action: PATHS.changeCartForm, fields: { ...fields, quantity: '0' } },
      })}
    >
      {renderRows(row.children, row.cartItemId)}
    </CartLine>
  );
}

const hasNotice = (row: RowView): boolean =>
  row.badges.length > 0 || row.uniqueDiscount !== null || hasBreakageInfo(row);

/** Badges (F3.1-11), the discount of its own line (F9.1-20) and what a breakage fee is (F9.1-24, F4.1-10). */
function RowNotice({ row }: { readonly row: RowView }) {
  return (
    <>
      {row.badges.length > 0 && (
        <Cluster gap={8}>
          {row.badges.map(({ text, status }) => (
            <Badge key={text} kind={BADGES[status ?? ''] ?? 'offer'}>
              {text}
            </Badge>
          ))}
        </Cluster>
      )}
      {row.uniqueDiscount && (
        <Text size="small">
          {row.uniqueDiscount.name} {row.uniqueDiscount.amount}
        </Text>
      )}
      {hasBreakageInfo(row) && (
        <Disclosure look="link" summary={cartText(BREAKAGE_FEE.title)}>
          <Text size="small">{cartText(BREAKAGE_FEE.text)}</Text>
        </Disclosure>
      )}
    </>
  );
}
