import { lazy, Suspense } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { ColourDots, type LoadMoreProps, useHydrated } from 'shared-domain/ui';
import type { ActiveFiltersProps } from '../ui/active-filters';
import type { FilterDrawerProps } from '../ui/filter-drawer';
import type { CardParts } from '../ui/product-grid';
import styles from './lazy-controls.module.css';

const load = () => import('./list-controls');
const Choice = lazy(() => load().then(({ ColourChoice }) => ({ default: ColourChoice })));
const Energy = lazy(() => load().then(({ EnergyLabel }) => ({ default: EnergyLabel })));
const Stars = lazy(() => load().then(({ CardRating }) => ({ default: CardRating })));
const Toggle = lazy(() => load().then(({ CardControls }) => ({ default: CardControls })));
const Drawer = lazy(() => load().then(({ FilterDrawer }) => ({ default: FilterDrawer })));
const More = lazy(() => load().then(({ LoadMore }) => ({ default: LoadMore })));
const Chips = lazy(() => load().then(({ ActiveFilters }) => ({ default: ActiveFilters })));
const Seen = lazy(() => load().then(({ ListSeen }) => ({ default: ListSeen })));
const Tray = lazy(() => load().then(({ CompareTray }) => ({ default: CompareTray })));

/** The controls of a card beside its link. The room of each is there before it comes. */
export const CARD_PARTS: Required<CardParts> = {
  Action: (card) => (
    <div className={styles.room}>
      <Suspense fallback={null}>
        <Toggle {...card} />
      </Suspense>
    </div>
  ),
  Colours: (choice) => {
    const dots = <ColourDots colours={choice.colours} />;
    const isHydrated = useHydrated();
    return isHydrated ? (
      <Suspense fallback={dots}>
        <Choice {...choice} />
      </Suspense>
    ) : (
      dots
    );
  },
  Energy: ({ grade }) =>
    grade && (
      <Suspense fallback={null}>
        <Energy grade={grade} small />
      </Suspense>
    ),
  Rating: ({ of: rating }) =>
    rating && (
      <Suspense fallback={null}>
        <Stars of={rating} />
      </Suspense>
    ),
};

/** The same without a control. */
export const FOUND_PARTS: CardParts = {
  Colours: CARD_PARTS.Colours,
  Energy: CARD_PARTS.Energy,
  Rating: CARD_PARTS.Rating,
};

/** Chips of what is chosen; until they come the server's are links. */
export const ListChips = (chips: ActiveFiltersProps) => (
  <Suspense fallback={null}>
    <Chips {...chips} />
  </Suspense>
);

/** 'Vis flere'; until it comes the server's is a link. */
export const ListMore = (more: LoadMoreProps) => (
  <Suspense fallback={null}>
    <More {...more} />
  </Suspense>
);

/** The products that were looked at on this device. */
export const ListSeenProducts = () => (
  <Suspense fallback={null}>
    <Seen />
  </Suspense>
);

/** The facets on a phone. */
export const ListFilterDrawer = (drawer: FilterDrawerProps) => (
  <Suspense fallback={null}>
    <Drawer {...drawer} />
  </Suspense>
);

/** The products that were chosen to be compared. */
export const ListCompare = ({ realm }: { readonly realm: Realm }) => (
  <Suspense fallback={null}>
    <Tray realm={realm} />
  </Suspense>
);
