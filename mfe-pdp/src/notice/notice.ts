/** A wish to be told about goods by mail, at the API of notices: each remote parses what it needs. */
import * as v from 'valibot';
import type { ProductInfoMini } from 'shared-domain/catalogue/io';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import type { Result } from 'shared-domain/kernel';
import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';

export const noticeSchema = v.object({
  sku: v.string(),
  realm: v.picklist(['B2C', 'B2B']),
  reason: v.picklist(['stock', 'price', 'sale']),
  isConfirmed: v.boolean(),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
export type NoticeReason = Notice['reason'];

/** GET {api}/notices/{code}, read anew each time: a press has just changed it. 404 for one that has ended. */
export const fetchNotice = (code: string, signal: AbortSignal): Promise<Result<Notice, HttpFailure>> =>
  apiGet(`/notices/${encodeURIComponent(code)}`, noticeSchema, {
    signal,
    headers: { 'cache-control': 'no-cache' },
    logMessage: FAILED_CALLS.notice,
    expectedStatuses: [400, 404],
  });

export type NoticeItem = ProductInfoMini['items'][number];

/** What the page is about: a form for goods, a notice by the code of its mails, one that is gone, or nothing yet. */
export type NoticePageData = {
  /** Of the form that was sent before; null: none was. */
  readonly message: string | null;
} & (
  | { readonly kind: 'form'; readonly item: NoticeItem; readonly reason: NoticeReason }
  | {
      readonly kind: 'notice';
      readonly item: NoticeItem | null;
      readonly reason: NoticeReason;
      readonly isConfirmed: boolean;
      readonly code: string;
    }
  | { readonly kind: 'gone' | 'empty' }
);
