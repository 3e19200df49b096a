import { paths } from '../../server/paths';
import { readFeedFolder } from './read-feed-folder';
import { validateFeed } from './validate-feed';

test('[F1-2] the reference catalogue is a valid feed with every kind of price and a plan to go with a device', () => {
  const feed = validateFeed(readFeedFolder(paths.catalogue()), '2026-12-31');
  expect(feed.products.some(({ financing }) => financing.switch && financing.leaseMonths.includes(24))).toBe(true);
  expect(feed.plans.filter(({ soldWithDevice }) => soldWithDevice).map(({ realm }) => realm)).toEqual(expect.arrayContaining(['b2c', 'b2b']));
  expect(feed.shops.length).toBeGreaterThan(0);
});
