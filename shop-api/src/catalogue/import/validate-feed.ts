import * as v from 'valibot';
import { type CatalogueFeed, catalogueFeedSchema } from '../feed/schema';
import { checkDelivery } from './check-delivery';
import { checkOffers } from './check-offers';
import { checkProducts } from './check-products';
import { checkReferences } from './check-references';
import { at, type FeedProblem, FeedRefusedError } from './feed-problem';

const fromIssue = (issue: v.BaseIssue<unknown>): FeedProblem => ({
  path: at(...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))),
  message: issue.received === 'undefined' ? 'is missing' : issue.message,
});

/**
 * Validates a feed by the schema and by the rules between its parts.
 *
 * @param today 'YYYY-MM-DD'; prices after it are refused
 * @throws FeedRefusedError with every problem: those of the schema, or, when it fits, those between the parts
 */
export function validateFeed(input: unknown, today: string): CatalogueFeed {
  const result = v.safeParse(catalogueFeedSchema, input);
  if (!result.success) throw new FeedRefusedError(result.issues.map(fromIssue));
  const checks = [checkReferences, checkOffers, checkDelivery];
  const problems = [...checkProducts(result.output, today), ...checks.flatMap((check) => check(result.output))];
  if (problems.length > 0) throw new FeedRefusedError(problems);
  return result.output;
}
