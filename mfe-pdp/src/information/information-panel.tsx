import type { ReactNode } from 'react';
import { type Product, type ProductTab, specificationGroups } from 'shared-domain/catalogue';
import { EnergyLabel, Heading, SpecificationTable, Stack, Text, TextLink } from 'shared-domain/ui';
import { CustomerReviews } from './customer-reviews';
import { informationTexts as texts } from './information-nb';
import { Prose } from './prose';
import { TestPilotReview } from './test-pilot-review';
import { VideoPanel } from './video-panel';
import styles from './energy-panel.module.css';

export interface EnergyPanelProps {
  readonly product: Pick<Product, 'name' | 'energyClass' | 'energyClassLabel' | 'productInformationSheet'>;
}

/** The EU's energy label as a picture, and the product information sheet (P3-3). */
export function EnergyPanel({ product }: EnergyPanelProps) {
  const { name, energyClass, energyClassLabel, productInformationSheet } = product;
  const label = energyClassLabel?.file.url;
  const sheet = productInformationSheet?.file.url;
  return (
    <div className={styles.energy}>
      {label && (
        <img
          src={label}
          alt={texts.energyLabel(name, energyClass)}
          width={200}
          height={400}
          loading="lazy"
          className={styles.label}
        />
      )}
      <Stack gap={16}>
        {energyClass && <EnergyLabel grade={energyClass} />}
        {label && (
          <TextLink look="strong" href={label}>
            {texts.openEnergyLabel}
          </TextLink>
        )}
        {sheet && (
          <TextLink look="strong" href={sheet}>
            {texts.openSheet}
          </TextLink>
        )}
      </Stack>
    </div>
  );
}

export interface ReviewsPanelProps {
  readonly product: Pick<Product, 'name' | 'lipscore' | 'hideReviewStars' | 'customReviews' | 'customTestReviews'>;
}

/** The reviews by customers, test pilots and magazines (P3-6). */
export function ReviewsPanel({ product }: ReviewsPanelProps) {
  const { lipscore, customReviews = [], customTestReviews: magazine } = product;
  return (
    <Stack gap={48}>
      {lipscore && lipscore.reviews.length > 0 && (
        <CustomerReviews lipscore={lipscore} hideStars={product.hideReviewStars} />
      )}
      {customReviews.length > 0 && (
        <section aria-labelledby="testpiloter">
          <Heading level={3} id="testpiloter">
            {texts.testPilots}
          </Heading>
          {customReviews.map((review) => (
            <TestPilotReview key={review.alternative_id} review={review} />
          ))}
        </section>
      )}
      {magazine && (
        <section aria-labelledby="tester">
          <Heading level={3} id="tester">
            {texts.magazineTest}
          </Heading>
          <Text strong>{magazine.title}</Text>
          {magazine.subtitle && <Text>{magazine.subtitle}</Text>}
          {magazine.link && (
            <TextLink look="strong" href={magazine.link} rel="nofollow noopener">
              {texts.readTest}
            </TextLink>
          )}
        </section>
      )}
    </Stack>
  );
}

export interface InformationPanelProps {
  readonly product: Product;
  readonly tab: ProductTab;
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n{2,}/);

const specificationsOf = ({ specifications }: Product) =>
  specificationGroups(specifications).map(({ label, rows }) => ({ label, specs: rows }));

/** The content of the page's own tabs. */
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
