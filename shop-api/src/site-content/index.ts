/** Menus, footer, announcements and campaigns' texts as the operator's CMS has them. */
export { type CampaignText, type DocumentName, DOCUMENTS, type SiteDocument } from './documents';
export { documentFetcher, type FetchDocument } from './fetch-document';
export { SiteContent } from './site-content';
