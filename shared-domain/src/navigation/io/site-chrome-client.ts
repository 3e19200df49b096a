import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Result } from '../../kernel';
import {
  type Announcement,
  announcementsSchema,
  type Footer,
  footerSchema,
  type Navigation,
  navigationSchema,
} from './site-chrome-wire';

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Menus and link lists of the header (F2.2). */
export const fetchNavigation = ({ signal }: CallOptions = {}): Promise<Result<Navigation, HttpFailure>> =>
  apiGet('/view-models/navigation', navigationSchema, {
    logMessage: FAILED_CALLS.navigation,
    ...(signal && { signal }),
  });

/** Columns and links of the footer (F2.6, F3.7-2). */
export const fetchFooter = ({ signal }: CallOptions = {}): Promise<Result<Footer, HttpFailure>> =>
  apiGet('/view-models/footer', footerSchema, { logMessage: FAILED_CALLS.footer, ...(signal && { signal }) });

/** Site announcements (F7.2-1); a failure is logged and gives none (F8-1, F8-4). */
export async function fetchAnnouncements({ signal }: CallOptions = {}): Promise<readonly Announcement[]> {
  const result = await apiGet('/announcements/all/', announcementsSchema, {
    logMessage: FAILED_CALLS.announcements,
    ...(signal && { signal }),
  });
  return result.ok ? result.value.entries : [];
}
