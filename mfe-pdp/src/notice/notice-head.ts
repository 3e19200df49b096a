import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import type { NoticePageData } from './notice';
import { noticeTexts } from './notice-nb';

/** A form about one product, and links of mails: nothing for a search engine. */
export const noticeHead: PageModule<NoticePageData>['head'] = () => ({
  title: `${noticeTexts.title} | ${getConfig().brand.name}`,
  noIndex: true,
});
