/** The design system: props in, callbacks out. Every part renders on the server and works, where it can, without script. */
export { classNames } from './class-names';
export { type BreadcrumbItem, Breadcrumbs } from './composites/breadcrumbs/breadcrumbs';
export { CampaignBox, type CampaignBoxProps } from './composites/campaign-box/campaign-box';
export { CARD_ROW_SIZES, CardRow, type CardRowProps } from './composites/card-row/card-row';
export { CartLine, type CartLineProps } from './composites/cart-line/cart-line';
export { CategoryRow, CategoryTile, type CategoryTileProps } from './composites/category-tile/category-tile';
export { EnergyLabel, type EnergyLabelProps } from './composites/energy-label/energy-label';
export { type Fact, FactTiles } from './composites/fact-tiles/fact-tiles';
export { FavouriteButton, type FavouriteButtonProps } from './composites/favourite-button/favourite-button';
export { Gallery, type GalleryProps } from './composites/gallery/gallery';
export { Hero, type HeroProps } from './composites/hero/hero';
export { LoadMore, type LoadMoreProps } from './composites/load-more/load-more';
export { PlanCard, type PlanCardProps } from './composites/plan-card/plan-card';
export { PlanMore } from './composites/plan-card/plan-more';
export { PlanName } from './composites/plan-card/plan-name';
export type { PlanCardChoice } from './composites/plan-card/plan-radio';
export { PlanTermsDetails, PriceDisclaimer } from './composites/plan-card/plan-terms';
export { CardRating, type CardRatingProps } from './composites/product-card/card-rating';
export { ProductCard, type ProductCardProps } from './composites/product-card/product-card';
export { Promo, type PromoProps } from './composites/promo/promo';
export { Quote, type QuoteProps } from './composites/quote/quote';
export { Rating, type RatingProps } from './composites/rating/rating';
export {
  RatingBars,
  type RatingBarsProps,
  RatingSummary,
  type RatingSummaryProps,
} from './composites/rating/rating-summary';
export { type RowItem, RowList, type RowListProps } from './composites/row-list/row-list';
export { SectionHeader, type SectionHeaderProps } from './composites/section-header/section-header';
export {
  SpecificationTable,
  type SpecificationTableGroup,
  type SpecificationTableProps,
} from './composites/specification-table/specification-table';
export { EmptyState, type EmptyStateProps } from './composites/states/empty-state';
export { ErrorState, type ErrorStateProps } from './composites/states/error-state';
export { Steps, type StepsProps } from './composites/steps/steps';
export { StickyBar, type StickyBarProps } from './composites/sticky-bar/sticky-bar';
export {
  optionIdOf,
  type Suggestion,
  type SuggestionGroup,
  SuggestionList,
  type SuggestionListProps,
} from './composites/suggestion-list/suggestion-list';
export { type SummaryRow, SummaryRows, type SummaryRowsProps } from './composites/summary/summary-rows';
export { TotalPriceLine, type TotalPriceLineProps } from './composites/summary/total-price-line';
export * from './icons';
export { paint } from './paint';
export { Alert, type AlertLink, type AlertProps } from './primitives/alert/alert';
export { ALERT_ICONS } from './primitives/alert/alert-icons';
export { Badge, type BadgeProps } from './primitives/badge/badge';
export { Button, type ButtonProps } from './primitives/button/button';
export { ButtonLink, type ButtonLinkProps } from './primitives/button/button-link';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox';
export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './primitives/chip/chip';
export { ColourChoice, type ColourChoiceProps } from './primitives/colour-dots/colour-choice';
export { type ColourDot, ColourDots, type ColourDotsProps } from './primitives/colour-dots/colour-dots';
export { ColourPicker, type ColourPickerProps, type PickableColour } from './primitives/colour-picker/colour-picker';
export { Combobox, type ComboboxOption, type ComboboxProps } from './primitives/combobox/combobox';
export { useCombobox } from './primitives/combobox/use-combobox';
export { Disclaimer } from './primitives/disclaimer/disclaimer';
export { Disclosure, type DisclosureProps } from './primitives/disclosure/disclosure';
export { Facet, type FacetProps } from './primitives/facet/facet';
export { FlashText, type FlashTextProps } from './primitives/flash-text/flash-text';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/heading';
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button';
export { Icon, type IconDrawing, type IconProps } from './primitives/icon/icon';
export {
  Cluster,
  type ClusterProps,
  type Gap,
  Grid,
  type GridProps,
  Page,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
} from './primitives/layout/layout';
export { Logo, type LogoProps } from './primitives/logo/logo';
export { Dialog, type DialogProps, Drawer, type DrawerProps, type ModalProps } from './primitives/modal/modal';
export { Pagination, type PaginationProps } from './primitives/pagination/pagination';
export { Panel, type PanelProps } from './primitives/panel/panel';
export { Picture, type PictureProps } from './primitives/picture/picture';
export { Popover, type PopoverProps } from './primitives/popover/popover';
export { PostcodeField, type PostcodeFieldProps } from './primitives/postcode-field/postcode-field';
export { PriceRange, type PriceRangeProps } from './primitives/price-range/price-range';
export { BeforePrice, Price, type PriceProps } from './primitives/price/price';
export { type BarColour, ProgressBar, type ProgressBarProps } from './primitives/progress-bar/progress-bar';
export { Quantity, type QuantityForm, type QuantityProps } from './primitives/quantity/quantity';
export {
  RadioCard,
  RadioCardGroup,
  type RadioCardGroupProps,
  type RadioCardOption,
} from './primitives/radio-card/radio-card';
export { SearchField, type SearchFieldProps } from './primitives/search-field/search-field';
export { Select, type SelectOption, type SelectProps } from './primitives/select/select';
export { type PickableSize, SizePicker, type SizePickerProps } from './primitives/size-picker/size-picker';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/skip-link';
export { type SliderStep, StepSlider, type StepSliderProps } from './primitives/step-slider/step-slider';
export { StockIcon, StockStatus, type StockStatusProps } from './primitives/stock-status/stock-status';
export { Switch, type SwitchProps } from './primitives/switch/switch';
export { type Tab, Tabs, type TabsProps } from './primitives/tabs/tabs';
export { TextField, type TextFieldProps } from './primitives/text-field/text-field';
export { TextLink, type TextLinkProps } from './primitives/text-link/text-link';
export { Text, type TextProps } from './primitives/text/text';
export { type ToastItem, ToastRegion, type ToastRegionProps } from './primitives/toast/toast-region';
export { useAboveModals } from './primitives/toast/use-above-modals';
export { Tooltip, type TooltipProps } from './primitives/tooltip/tooltip';
export { UspList, type UspListProps } from './primitives/usp-list/usp-list';
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden';
export { useHydrated } from './use-hydrated';
