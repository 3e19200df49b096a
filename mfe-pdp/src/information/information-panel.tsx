import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Product,
  type ProductTab,
  type ProductVariant,
  specificationGroups,
  toContent,
} from 'shared-domain/catalogue';
import { getConfig } from 'shared-domain/runtime/config';
import { Button, EnergyLabel, Heading, Picture, SpecificationTable, Stack, Text, TextLink } from 'shared-domain/ui';
import { ScriptOnly } from '../ui/script-only';
import { CustomerReviews } from './customer-reviews';
import { informationTexts as texts } from './information-nb';
import { TestPilotReview } from './test-pilot-review';
import styles from './information-panel.module.css';

export interface ProseProps {
  readonly paragraphs: readonly string[];
}

/** Running text in lines of a length that reads well; placeholders of editors are left out (P9-16). */
function Prose({ paragraphs }: ProseProps) {
  return (
    <Stack gap={16} className={styles.prose}>
      {paragraphs.flatMap((paragraph) => {
        const content = toContent(paragraph);
        return content === null
          ? []
          : [
              <Text key={content} size="lead">
                {content}
              </Text>,
            ];
      })}
    </Stack>
  );
}

export interface VideoPanelProps {
  /** Id at the operator's video service, or address of a page with a player (P3-3). */
  readonly video: string;
  readonly productName: string;
  /** A picture of the product, which the player begins with. */
  readonly poster: ProductVariant['images'][number] | undefined;
}

/** The product's video (P7-28). Nothing of the player is loaded before it is asked for; without script a link leads there. */
function VideoPanel({ video, productName, poster }: VideoPanelProps) {
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);
  const player = getConfig().videoPlayer ?? '/api/videos/{id}/';
  const address = video.startsWith('https://') ? video : player.replace('{id}', encodeURIComponent(video));
  return (
    <div className={styles.stage}>
      {isAsked ? (
        <iframe
          ref={frame}
          src={address}
          title={texts.videoOf(productName)}
          allow="fullscreen; autoplay"
          allowFullScreen
          className={styles.player}
        />
      ) : (
        <>
          {poster && (
            <div className={styles.poster}>
              <Picture image={poster} alt="" sizes="(min-width: 1024px) 540px, 56vw" width={540} height={540} />
            </div>
          )}
          <ScriptOnly
            instead={
              <TextLink look="strong" href={address}>
                {texts.videoOf(productName)}
              </TextLink>
            }
          >
            <Button onClick={() => setAsked(true)}>{texts.playVideo}</Button>
          </ScriptOnly>
        </>
      )}
    </div>
  );
}

export interface EnergyPanelProps {
  readonly product: Pick<Product, 'name' | 'energyClassBadge' | 'energyClassLabel' | 'productInformationSheet'>;
}

/** The EU's energy label as a picture, and the product information sheet (P3-3). */
export function EnergyPanel({ product }: EnergyPanelProps) {
  const { name, energyClassBadge, energyClassLabel, productInformationSheet } = product;
  const label = energyClassLabel?.file.url;
  const sheet = productInformationSheet?.file.url;
  return (
    <div className={styles.energy}>
      {label && (
        <img
          src={label}
          alt={texts.energyLabel(name, energyClassBadge)}
          width={200}
          height={400}
          loading="lazy"
          className={styles.label}
        />
      )}
      <Stack gap={16}>
        {energyClassBadge && <EnergyLabel grade={energyClassBadge} />}
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
  readonly poster: VideoPanelProps['poster'];
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n{2,}/);

const specificationsOf = ({ specifications }: Product) =>
  specificationGroups(specifications).map(({ label, rows }) => ({ label, specs: rows }));

/** The content of the page's own tabs. */
const PANELS: Readonly<Record<string, (product: Product, poster: VideoPanelProps['poster']) => ReactNode>> = {
  reviews: (product) => <ReviewsPanel product={product} />,
  'long-description': ({ longDescription }) => <Prose paragraphs={longDescription} />,
  legalDisclaimer: ({ legalDisclaimer = '' }) => <Prose paragraphs={paragraphsOf(legalDisclaimer)} />,
  energyLabel: (product) => <EnergyPanel product={product} />,
  specs: (product) => <SpecificationTable groups={specificationsOf(product)} />,
  video: ({ productVideo = '', name }, poster) => (
    <VideoPanel video={productVideo} productName={name} poster={poster} />
  ),
};

/** The content of one tab: of the page's own ones, or of one that editors added (P2-44, P3-5). A first view does not need its script. */
export function InformationPanel({ product, tab: { id, content }, poster }: InformationPanelProps) {
  return content === null ? PANELS[id]?.(product, poster) : <Prose paragraphs={paragraphsOf(content)} />;
}
