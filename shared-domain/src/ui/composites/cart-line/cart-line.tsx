import type { ReactNode } from 'react';
import { Link } from 'shared-domain/runtime/router';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { TrashIcon } from '../../icons';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon } from '../../primitives/icon/icon';
import { Picture } from '../../primitives/picture/picture';
import styles from './cart-line.module.css';

export interface CartLineProps {
  readonly name: ReactNode;
  readonly href?: string | undefined;
  /** Soft lines below the name, e.g. 'Lyng, 256 GB'. */
  readonly details?: readonly ReactNode[] | undefined;
  readonly image?: Image | undefined;
  /** Nested rows and services show an icon on a disc instead of a picture. */
  readonly icon?: ReactNode;
  /** Formatted, e.g. '541,-/md.'. */
  readonly price?: ReactNode;
  /** Below the price, e.g. a `BeforePrice`. */
  readonly priceNote?: ReactNode;
  /** A `Quantity`. */
  readonly quantity?: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  /** e.g. 'Fjern Aurora 5 Pro'. */
  readonly removeLabel?: string | undefined;
  /** Makes 'Fjern' a plain form, so that it works without script. */
  readonly removeForm?: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined;
  readonly disabled?: boolean | undefined;
  /** Notices that belong to the line. */
  readonly notice?: ReactNode;
  /** Nested lines: a list item each. */
  readonly children?: ReactNode;
}

/** One line of the cart, as a list item; plans, insurance and services of a device are nested in it. */
export function CartLine(props: CartLineProps) {
  const { name, href, details = [], image, icon, price, priceNote, quantity, notice, children } = props;
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        {image ? (
          <span className={styles.thumb}>
            <Picture image={image} alt="" sizes="44px" width={44} height={75} className={styles.picture} />
          </span>
        ) : (
          <span aria-hidden className={classNames(styles.place, icon && styles.disc)}>
            {icon}
          </span>
        )}
        <div className={styles.texts}>
          <p className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</p>
          {details.map((detail, index) => (
            <p key={index} className={styles.detail}>
              {detail}
            </p>
          ))}
          {quantity && <div className={styles.quantity}>{quantity}</div>}
        </div>
        <div className={styles.aside}>
          {price && <p className={styles.price}>{price}</p>}
          {priceNote && <p className={styles.detail}>{priceNote}</p>}
          <RemoveButton {...props} />
        </div>
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
      {children && <ul className={styles.nested}>{children}</ul>}
    </li>
  );
}

function RemoveButton({ removeLabel, removeForm, onRemove, disabled }: CartLineProps) {
  if (!removeLabel) return null;
  const button = (
    <IconButton
      label={removeLabel}
      type={removeForm ? 'submit' : 'button'}
      disabled={disabled}
      icon={<Icon of={TrashIcon} />}
      className={styles.remove}
      onClick={(event) => {
        if (!onRemove) return;
        event.preventDefault();
        onRemove();
      }}
    />
  );
  if (!removeForm) return button;
  return (
    <form method="post" action={removeForm.action}>
      {Object.entries(removeForm.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button}
    </form>
  );
}
