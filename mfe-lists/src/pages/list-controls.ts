/** The controls of a list beside its links and its filters: one chunk, which is fetched after the first view. */
export { ActiveFilters } from '../ui/active-filters';
export { FilterDrawer } from '../ui/filter-drawer';
export { CardControls } from './card-controls';
export { CompareTray } from './compare-tray';
export { ListSeen } from './list-seen';
export { CardRating, ColourChoice, EnergyLabel, LoadMore } from 'shared-domain/ui';
