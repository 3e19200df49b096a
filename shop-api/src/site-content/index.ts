/**
 * Menus, footer, announcements and campaigns' texts as the operator's CMS has them. Their last good copies are kept, and a broken document
 * replaces none.
 */
export type { CampaignText } from './documents';
export { documentFetcher, type FetchDocument } from './fetch-document';
export { SiteContent } from './site-content';
