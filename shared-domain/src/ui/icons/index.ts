/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by `npm run icons`. Decorative always: give them to a part's `icon`,
 * or draw them by `Icon`. Each is a file, so that a script has those alone that it draws.
 */

export type { IconDrawing } from './icon-drawing';
// Written, not sorted by hand.
export { ArrowLeftIcon } from './arrow-left-icon';
export { ArrowRightIcon } from './arrow-right-icon';
export { ArrowRightLeftIcon } from './arrow-right-left-icon';
export { BankNoteIcon } from './bank-note-icon';
export { Buildings2Icon } from './buildings2-icon';
export { CalendarIcon } from './calendar-icon';
export { CameraIcon } from './camera-icon';
export { CardIcon } from './card-icon';
export { CheckmarkCircleFillIcon } from './checkmark-circle-fill-icon';
export { CheckmarkIcon } from './checkmark-icon';
export { ChevronDownIcon } from './chevron-down-icon';
export { ChevronLeftIcon } from './chevron-left-icon';
export { ChevronRightIcon } from './chevron-right-icon';
export { ChevronUpIcon } from './chevron-up-icon';
export { ExclamationmarkTriangleFillIcon } from './exclamationmark-triangle-fill-icon';
export { ExternalLinkIcon } from './external-link-icon';
export { FunnelIcon } from './funnel-icon';
export { GlobeIcon } from './globe-icon';
export { HouseIcon } from './house-icon';
export { InformationSquareFillIcon } from './information-square-fill-icon';
export { LightningIcon } from './lightning-icon';
export { LocationPinIcon } from './location-pin-icon';
export { MagnifyingGlassIcon } from './magnifying-glass-icon';
export { MegaphoneIcon } from './megaphone-icon';
export { MenuHamburgerIcon } from './menu-hamburger-icon';
export { MinusIcon } from './minus-icon';
export { MobileSmallIcon } from './mobile-small-icon';
export { PackageIcon } from './package-icon';
export { PersonCheckmarkIcon } from './person-checkmark-icon';
export { PersonGroupIcon } from './person-group-icon';
export { PersonHeadsetIcon } from './person-headset-icon';
export { PersonIcon } from './person-icon';
export { PlusIcon } from './plus-icon';
export { RecycleIcon } from './recycle-icon';
export { RocketIcon } from './rocket-icon';
export { ShieldCheckmarkIcon } from './shield-checkmark-icon';
export { ShoppingBasketIcon } from './shopping-basket-icon';
export { StarIcon } from './star-icon';
export { TagIcon } from './tag-icon';
export { TrashIcon } from './trash-icon';
export { TruckIcon } from './truck-icon';
export { XMarkIcon } from './x-mark-icon';
export { XMarkOctagonFillIcon } from './x-mark-octagon-fill-icon';
