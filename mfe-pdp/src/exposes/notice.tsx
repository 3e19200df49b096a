import type { PageModule } from 'shared-domain/contracts/exposes';
import { lazyLoader } from 'shared-domain/contracts/lazy-loader';
import type { NoticePageData } from '../notice/notice';

export { noticeHead as head } from '../notice/notice-head';
export { NoticePage as Page } from '../notice/notice-page';

export const loader: PageModule<NoticePageData>['loader'] = lazyLoader(
  () => import(/* webpackChunkName: 'calls' */ '../notice/notice-loader'),
  ({ loadNotice }) => loadNotice,
);
