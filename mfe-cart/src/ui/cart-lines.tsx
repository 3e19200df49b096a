import { type ReactNode, useEffect, useRef } from 'react';
import { cartText, MAX_QUANTITY, MIN_QUANTITY } from 'shared-domain/cart';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Badge,
  type BadgeProps,
  BeforePrice,
  Button,
  CardIcon,
  CartLine,
  Disclosure,
  Heading,
  Icon,
  MobileSmallIcon,
  Quantity,
  ShieldCheckmarkIcon,
  TagIcon,
  Text,
} from 'shared-domain/ui';
import type { RowView } from '../data/cart-row-mapper';
import type { SeenRow } from '../data/seen-rows';
import { BREAKAGE_FEE, hasBreakageInfo } from '../rules/amounts';
import type { UndoOffer } from '../state/use-cart-actions';
import { texts } from '../texts/nb';
import styles from './cart-lines.module.css';

/** In the place of a row that was just removed: says so, and puts it back. */
export function RemovedLine({ undo, as: Tag = 'li' }: { readonly undo: UndoOffer; readonly as?: 'li' | 'div' }) {
  const { removed, hold, onUndo } = undo;
  if (!removed) return null;
  return (
    <Tag
      className={styles.line}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className={styles.removed}>
        <span role="status">
          <Text as="span" size="small">
            {texts.removed}
          </Text>
        </span>
        <Text as="span" size="small" tone="soft">
          {removed.name}
        </Text>
      </div>
      <Button variant="quiet" size="small" onClick={onUndo} aria-label={texts.undoRemoval(removed.name)}>
        {texts.undo}
      </Button>
    </Tag>
  );
}

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

/** The hidden fields of a row in the plain form: its id, and by which key it is removed. */
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
      details={detailsOf(row)}
      price={row.price}
      priceNote={
        (row.later ?? row.ordinary) && (
          <>
            {row.later} {row.ordinary && <BeforePrice>{row.ordinary}</BeforePrice>}
          </>
        )
      }
      quantity={
        row.quantity && (
          <Quantity
            value={row.quantity.value}
            min={row.quantity.canDecrease ? MIN_QUANTITY : row.quantity.value}
            max={row.quantity.canIncrease ? MAX_QUANTITY : row.quantity.value}
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

/** The lines below the name, with the badges of the row (F3.1-11). */
const detailsOf = ({ details, lineThrough, badges }: RowView): readonly ReactNode[] => [
  ...details,
  ...(lineThrough ? [<s key="struck">{lineThrough}</s>] : []),
  ...badges.map(({ text, status }) => (
    <Badge key={text} kind={BADGES[status ?? ''] ?? 'offer'}>
      {text}
    </Badge>
  )),
];

const hasNotice = (row: RowView): boolean => row.uniqueDiscount !== null || hasBreakageInfo(row);

/** The discount of its own line (F9.1-20) and what a breakage fee is (F9.1-24, F4.1-10). */
function RowNotice({ row }: { readonly row: RowView }) {
  return (
    <>
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

export interface CartLinesProps extends Omit<CartRowLineProps, 'row' | 'renderRows'> {
  readonly rows: readonly RowView[];
  readonly undo: UndoOffer;
}

const idsOf = (rows: readonly RowView[]): string =>
  rows.flatMap((row) => [row.cartItemId, ...row.children.map((child) => child.cartItemId)]).join(' ');

/** The list of the cart. When what had the focus is gone, the list takes it, so that the keyboard stays in place. */
export function CartLines({ rows, undo, ...rest }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = idsOf(rows);
  const before = useRef({ ids, removed: undo.removed });

  useEffect(() => {
    const { current } = before;
    const isGone = ids.length < current.ids.length || (current.removed !== null && undo.removed === null);
    before.current = { ids, removed: undo.removed };
    if (isGone && document.activeElement === document.body) list.current?.focus();
  }, [ids, undo.removed]);

  /** Rows of one level, with the offer to undo in the place of the one that is gone. */
  const renderRows = (level: readonly RowView[], parentId: string | null): ReactNode => {
    const drawn = level.map((row) => <CartRowLine key={row.cartItemId} row={row} renderRows={renderRows} {...rest} />);
    const { removed } = undo;
    const isHere = removed?.place.parentId === parentId && !level.some((row) => row.cartItemId === removed.cartItemId);
    const { index = 0 } = removed?.place ?? {};
    if (isHere) return [...drawn.slice(0, index), <RemovedLine key="removed" undo={undo} />, ...drawn.slice(index)];
    return drawn.length > 0 && drawn;
  };

  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.lines} className={styles.lines}>
      {renderRows(rows, null)}
    </ul>
  );
}

/** 'Sist sett', below an empty cart. */
export function SeenRows({ rows }: { readonly rows: readonly SeenRow[] }) {
  return (
    <section aria-label={texts.seen}>
      <Heading level={2} size="h3">
        {texts.seen}
      </Heading>
      <ul className={styles.lines}>
        {rows.map(({ sku, name, href, image, detail, price }) => (
          <CartLine key={sku} name={name} href={href} image={image} details={[detail]} price={price} />
        ))}
      </ul>
    </section>
  );
}
