import { fetchProductInfoMini } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { NOTICE_FIELDS, NOTICE_REASONS } from 'shared-domain/contracts/notice-form';
import { fetchNotice, type NoticePageData } from './notice';

/** The goods that `vare` names, or the notice of `kode`; without either the page says where to ask. Unknown goods have none. */
export const loadNotice: PageModule<NoticePageData>['loader'] = async ({ searchParams, realm, signal }) => {
  const message = searchParams.get(NOTICE_FIELDS.message);
  const code = searchParams.get(NOTICE_FIELDS.code);
  const sku = searchParams.get(NOTICE_FIELDS.sku);
  if (code !== null) {
    const notice = await fetchNotice(code, signal);
    if (!notice.ok)
      return [400, 404].includes(notice.failure.status ?? 0)
        ? { kind: 'data', data: { kind: 'gone', message } }
        : { kind: 'unavailable' };
    const { reason, isConfirmed } = notice.value;
    const items = await fetchProductInfoMini(notice.value.realm, [notice.value.sku], { signal });
    const item = items.ok ? (items.value[0] ?? null) : null;
    return { kind: 'data', data: { kind: 'notice', item, reason, isConfirmed, code, message } };
  }
  if (realm === 'UKKO') return { kind: 'not-found' };
  if (sku === null) return { kind: 'data', data: { kind: 'empty', message } };
  const items = await fetchProductInfoMini(realm, [sku], { signal });
  if (!items.ok) return { kind: 'unavailable' };
  const [item] = items.value;
  const named = searchParams.get(NOTICE_FIELDS.reason);
  const reason = NOTICE_REASONS.find(([word]) => word === named)?.[1] ?? 'price';
  return item ? { kind: 'data', data: { kind: 'form', item, reason, message } } : { kind: 'not-found' };
};
