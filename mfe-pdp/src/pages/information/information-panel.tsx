import type { ReactNode } from 'react';
import { type Product, type ProductTab, specificationGroups } from 'shared-domain/catalogue';
import { SpecificationTable } from 'shared-domain/ui';
import { EnergyPanel } from './energy-panel';
import { Prose } from './prose';
import { ReviewsPanel } from './reviews-panel';
import { VideoPanel } from './video-panel';

export interface InformationPanelProps {
  readonly product: Product;
  readonly tab: ProductTab;
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n{2,}/);

const specificationsOf = ({ specifications }: Product) =>
  specificationGroups(specifications).map(({ label, rows }) => ({ label, specs: rows }));

/** What the page's own tabs hold. */
const PANELS: Readonly<Record<string, (product: Product) => ReactNode>> = {
  reviews: (product) => <ReviewsPanel product={product} />,
  'long-description': ({ longDescription }) => <Prose paragraphs={longDescription} />,
  legalDisclaimer: ({ legalDisclaimer = '' }) => <Prose paragraphs={paragraphsOf(legalDisclaimer)} />,
  energyLabel: (product) => <EnergyPanel product={product} />,
  specs: (product) => <SpecificationTable groups={specificationsOf(product)} />,
  video: ({ productVideo = '', name }) => <VideoPanel video={productVideo} productName={name} />,
};

/** The content of one tab: of the page's own ones, or of one that editors added (P2-44, P3-5). A first view does not need its script. */
export function InformationPanel({ product, tab: { id, content } }: InformationPanelProps) {
  return content === null ? PANELS[id]?.(product) : <Prose paragraphs={paragraphsOf(content)} />;
}
