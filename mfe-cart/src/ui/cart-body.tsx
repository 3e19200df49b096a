import { type CartSummary, cartText, type FreeShipping } from 'shared-domain/cart';
import {
  type BarColour,
  ButtonLink,
  type ButtonLinkProps,
  Icon,
  Panel,
  PersonGroupIcon,
  Price,
  ProgressBar,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { CartView } from '../data/cart-view-mapper';
import type { FamilyDiscountBox } from '../rules/family-discount';
import { texts } from '../texts/nb';
import { CartLines, type CartLinesProps } from './cart-lines';
import { CartSums, hasSums } from './cart-sums';
import { EmptyForm } from './empty-cart';
import styles from './cart-body.module.css';

export interface CartFootProps {
  readonly summary: Pick<CartSummary, 'monthly' | 'foot' | 'vatNote'>;
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
  readonly checkoutWay: CheckoutPress;
}

/** The behaviour of the link to the checkout, beside leading there. */
type CheckoutPress = Pick<ButtonLinkProps, 'loading' | 'onClick'>;

/** The two sums and the way to the checkout (F9.2-11), which stay in sight in the drawer. */
function CartFoot({ summary: { monthly, foot, vatNote }, checkoutHref, checkoutWay }: CartFootProps) {
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div>
          <FootLabel>{texts.payMonthly}</FootLabel>
          <dd>
            <Price amount={foot.monthly} size="m" vatNote={vatNote} second={monthly.later && cartText(monthly.later)} />
          </dd>
        </div>
        <div className={styles.end}>
          <FootLabel>{cartText(foot.drawerUpfrontLabel)}</FootLabel>
          <dd>
            <Price amount={foot.upfront} size="m" align="end" vatNote={vatNote} />
          </dd>
        </div>
      </dl>
      <ToCheckout href={checkoutHref} way={checkoutWay} />
    </div>
  );
}

/** 'Gå til kassen'; nothing once the order is paid. */
function ToCheckout({ href, way }: { readonly href: string | null; readonly way: CheckoutPress }) {
  if (href === null) return null;
  return (
    <ButtonLink {...way} href={href} size="large" fullWidth>
      {texts.toCheckout}
    </ButtonLink>
  );
}

const FootLabel = ({ children }: { readonly children: string }) => (
  <dt>
    <Text as="span" size="small" tone="soft">
      {children}
    </Text>
  </dt>
);

/** A hint at the family discount (F9.2-10); nothing where there is none to hint at. */
function FamilyDiscount({ box }: { readonly box: FamilyDiscountBox | null }) {
  if (!box) return null;
  return (
    <Panel tone="tint" padding={16} className={styles.hint}>
      <Icon of={PersonGroupIcon} />
      <div>
        <Text strong>{cartText(box.heading)}</Text>
        <Text>
          {cartText(box.body)}
          {box.link !== null && (
            <>
              {' '}
              <TextLink href={box.link}>{texts.familyLink}</TextLink>
            </>
          )}
        </Text>
      </div>
    </Panel>
  );
}

/** Colours by their names on the wire; one that is not known, or too faint on the bar, becomes the brand's own. */
const COLOURS: Readonly<Record<string, BarColour>> = {
  corePurple600: 'brand-600',
  corePurple700: 'brand-700',
  corePurple800: 'brand-800',
  corePurple900: 'brand-900',
  blue700: 'blue-700',
  green700: 'green-700',
  red700: 'red-700',
  yellow700: 'yellow-700',
};

/** How far it is to free shipping (F9.2-3). */
export function FreeShippingBar({ text, min, value, max, color }: FreeShipping) {
  const shown = cartText(text);
  return (
    <Stack gap={8}>
      <Text size="small" strong>
        {shown}
      </Text>
      <ProgressBar
        label={shown}
        value={value - min}
        max={max - min}
        colour={Object.hasOwn(COLOURS, color) ? COLOURS[color] : undefined}
      />
    </Stack>
  );
}

export interface CartBodyProps extends Omit<CartLinesProps, 'rows' | 'pending'> {
  readonly view: CartView;
  readonly layout: 'panel' | 'page';
  /** Null: there is no hint. */
  readonly familyDiscount: FamilyDiscountBox | null;
  /** F6-7. */
  readonly canDelete: boolean;
  readonly onEmpty: () => void;
  readonly checkoutWay: CheckoutPress;
}

/** Lines, sums and the way to the checkout. */
export function CartBody(props: CartBodyProps) {
  const { view, layout, familyDiscount, canDelete, onEmpty, checkoutWay, ...lines } = props;
  const { rows, count, summary } = view;
  const shipping = summary.delivery?.freeShipping;
  return (
    <div className={layout === 'panel' ? styles.panel : styles.columns}>
      <Stack gap={24}>
        {shipping && <FreeShippingBar {...shipping} />}
        {summary.vatNote && <Text size="small">{texts.allWithoutVat}</Text>}
        <CartLines rows={rows} pending={!canDelete} {...lines} />
        {view.notes.map((note) => (
          <Text key={note} size="small">
            {note}
          </Text>
        ))}
        <div className={styles.empty}>
          {view.canEmpty && <EmptyForm variant="quiet" disabled={!canDelete} onEmpty={onEmpty} />}
          <span role="status">
            <VisuallyHidden>{texts.count(count)}</VisuallyHidden>
          </span>
        </div>
      </Stack>
      <div className={styles.side}>
        {layout === 'page' ? (
          <Panel as="section" label={texts.summary} className={styles.box}>
            <CartSums view={view} layout="page" />
            <ToCheckout href={view.checkoutHref} way={checkoutWay} />
          </Panel>
        ) : (
          hasSums(view) && (
            <section aria-label={texts.summary}>
              <CartSums view={view} layout="panel" />
            </section>
          )
        )}
        <FamilyDiscount box={familyDiscount} />
      </div>
      {layout === 'panel' && <CartFoot summary={summary} checkoutHref={view.checkoutHref} checkoutWay={checkoutWay} />}
    </div>
  );
}
