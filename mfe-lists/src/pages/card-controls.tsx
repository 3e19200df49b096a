import { useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { toggleFavourite, useFavourites } from 'shared-domain/device/favourites';
import { FavouriteButton, TextLink, useHydrated } from 'shared-domain/ui';
import { favouriteTexts as texts } from '../texts/favourites-nb';
import { CompareToggle, type CompareToggleProps } from './compare-tray';
import styles from './card-controls.module.css';

export interface CardControlsProps extends CompareToggleProps {
  /** Absent: the card names no variant. */
  readonly sku?: string | undefined;
}

/** A heart, and after a press that chose the product the way to the others. */
function Heart({ name, sku }: { readonly name: string; readonly sku: string }) {
  const isChosen = useFavourites().includes(sku);
  const [isNew, setNew] = useState(false);
  return (
    <>
      <FavouriteButton label={texts.favourite(name)} isChosen={isChosen} onPress={() => setNew(toggleFavourite(sku))} />
      {isNew && isChosen && (
        <span className={styles.said}>
          {texts.added} <TextLink href={PATHS.favourites}>{texts.see}</TextLink>
        </span>
      )}
    </>
  );
}

/** The controls in the corner of a card. They come with the script and lie over the picture; favourites are for consumers. */
export function CardControls({ href, name, sku }: CardControlsProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.controls}>
      <CompareToggle href={href} name={name} />
      {isHydrated && sku !== undefined && !href.startsWith('/bedrift/') && <Heart name={name} sku={sku} />}
    </div>
  );
}
