import { paths } from '../../config/paths';
import type { CatalogueFeed } from '../feed/schema';
import { readFeedFolder } from '../import/read-feed-folder';
import { validateFeed } from '../import/validate-feed';

/** The reference catalogue as a feed. @param today 'YYYY-MM-DD', after every price in its history */
export const readReferenceFeed = (today: string, nowMs = 0): CatalogueFeed =>
  validateFeed(readFeedFolder(paths.catalogue(), nowMs), today);
