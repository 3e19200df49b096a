import { productTabs } from 'shared-domain/catalogue';
import { Breadcrumbs, Disclaimer, SummaryRows, TotalPriceLine } from 'shared-domain/ui';
import { resolveBuyState } from '../data/buy-state';
import { onSaleText } from '../data/intro-price';
import { GALLERY_SIZES } from '../data/product-head';
import { variantOptions } from '../data/variant-options';
import { noMethodText } from '../rules/payment';
import { useChangedText } from '../state/use-changed-text';
import { useChoice } from '../state/use-choice';
import { useFirstCart } from '../state/use-first-cart';
import { useInformationTab } from '../state/use-information-tab';
import { useNow } from '../state/use-now';
import { usePurchase } from '../state/use-purchase';
import { useRelease } from '../state/use-release';
import { useReportedVariant } from '../state/use-reported-variant';
import { useStock } from '../state/use-stock';
import { ProductGallery } from '../ui/product-gallery';
import { ProductIntro } from '../ui/product-intro';
import { VariantChoice } from '../ui/variant-choice';
import { AboutSection } from './about/about-section';
import { StockAndDelivery } from './delivery/stock-and-delivery';
import { ProductInformation } from './information/product-information';
import { LowerParts } from './late-lazy';
import { loadPurchase, PurchaseRefusal } from './purchase-lazy';
/**
 * What the product page consists of, handed to the page of an equipment agreement, which is a file of its own: if it imported these itself, the
 * product page's script could not be one module any more, and would grow by 1.2 kB for everyone.
 */
import pageStyles from './product-page.module.css';
import columnStyles from './purchase-column.module.css';

/** A list, since names would be in everyone's script; `agreement/named-parts` gives them back. */
export const pageParts = [
  AboutSection,
  Breadcrumbs,
  columnStyles,
  Disclaimer,
  GALLERY_SIZES,
  loadPurchase,
  LowerParts,
  noMethodText,
  onSaleText,
  pageStyles,
  ProductGallery,
  ProductInformation,
  ProductIntro,
  productTabs,
  PurchaseRefusal,
  resolveBuyState,
  StockAndDelivery,
  SummaryRows,
  TotalPriceLine,
  useChangedText,
  useChoice,
  useFirstCart,
  useInformationTab,
  useNow,
  usePurchase,
  useRelease,
  useReportedVariant,
  useStock,
  VariantChoice,
  variantOptions,
] as const;
