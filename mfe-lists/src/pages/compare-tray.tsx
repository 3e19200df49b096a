import type { Realm } from 'shared-domain/contracts/realm';
import {
  ArrowRightLeftIcon,
  Button,
  ButtonLink,
  Checkbox,
  Icon,
  Text,
  useHydrated,
  VisuallyHidden,
} from 'shared-domain/ui';
import { comparePath, formatCompared, MOST_COMPARED } from '../rules/compared-products';
import { setCompared, toggleCompared, useCompared } from '../state/compared-products';
import { compareTexts } from '../texts/compare-nb';
import { texts } from '../texts/nb';
import styles from './compare-tray.module.css';

export interface CompareToggleProps {
  readonly href: string;
  readonly name: string;
}

/** Chooses a product for the comparison. It comes with the script; its room is there before. */
export function CompareToggle({ href, name }: CompareToggleProps) {
  const compared = useCompared();
  const isHydrated = useHydrated();
  const isChosen = compared.includes(href);
  if (!isHydrated) return null;
  return (
    <Checkbox
      className={styles.toggle}
      label={
        <span title={texts.compare}>
          <Icon of={ArrowRightLeftIcon} size={20} />
          <VisuallyHidden>{`${texts.compare} ${name}`}</VisuallyHidden>
        </span>
      }
      checked={isChosen}
      disabled={!isChosen && compared.length >= MOST_COMPARED}
      onChange={() => toggleCompared(href)}
    />
  );
}

/** The products chosen to be compared, at the foot of the window; in a chunk of its own, for visitors who have chosen something. */
export function CompareTray({ realm }: { readonly realm: Realm }) {
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <aside aria-label={compareTexts.tray} data-sticky-bar className={styles.tray}>
      <div role="status" className={styles.count}>
        <Text as="span" strong>
          {compareTexts.chosen(compared.length, MOST_COMPARED)}
        </Text>
        {compared.length === MOST_COMPARED && (
          <Text size="small" tone="soft" className={styles.full}>
            {compareTexts.full}
          </Text>
        )}
      </div>
      <Button variant="quiet" onClick={() => setCompared([])}>
        {compareTexts.clear}
      </Button>
      <ButtonLink href={formatCompared(comparePath(realm), compared)}>{compareTexts.compare}</ButtonLink>
    </aside>
  );
}
