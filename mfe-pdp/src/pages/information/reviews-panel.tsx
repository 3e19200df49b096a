import type { Product } from 'shared-domain/catalogue';
import { Heading, Stack, Text, TextLink } from 'shared-domain/ui';
import { informationTexts as texts } from '../../texts/information-nb';
import { CustomerReviews } from './customer-reviews';
import { TestPilotReview } from './test-pilot-review';

export interface ReviewsPanelProps {
  readonly product: Pick<Product, 'name' | 'lipscore' | 'hideReviewStars' | 'customReviews' | 'customTestReviews'>;
}

/** What customers, test pilots and magazines say (P3-6). */
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
