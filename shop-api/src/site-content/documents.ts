/**
 * The documents that the operator's CMS answers. Their JSON Schemas are `shop-api/content-schemas/<name>.json`. Unknown fields are left out, so
 * that a CMS may add its own.
 */
import * as v from 'valibot';
import { appKeySchema } from 'shared-domain/navigation/io';

const text = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(500));
const line = v.optional(v.pipe(v.string(), v.maxLength(500)), '');
/** No address runs a script. */
const address = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(
    /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/,
    'must be a path of the shop, or an http(s), mail or telephone address',
  ),
);

/** A link (F2.2-1). `appKey` names the system that answers it. */
const link = { name: text, link: address, appKey: v.optional(appKeySchema, 'open-pages'), icon: v.optional(text) };
const links = v.optional(v.array(v.object(link)), []);
const menu = v.object({
  ...link,
  links: v.optional(v.array(v.object({ ...link, links })), []),
  highlightedLinks: links,
});

const navigation = v.object({
  domains: v.pipe(
    v.array(
      v.object({
        id: v.picklist(['privat', 'bedrift', 'borettslag']),
        ...link,
        highlightedLinks: links,
        utilityLinks: links,
        menus: v.optional(v.array(menu), []),
      }),
    ),
    v.minLength(1),
  ),
  myPages: links,
  retailerLinks: links,
  businessPortals: links,
  businessLogins: v.optional(v.array(v.object({ ...link, description: v.optional(text) })), []),
});

const footerLinks = v.array(v.object({ name: text, url: address, color: v.optional(text) }));
const footerRow = v.object({
  logoColumn: v.optional(
    v.object({ url: address, imageUrl: v.optional(v.union([v.literal(''), address]), ''), imageAltText: text }),
  ),
  addressColumn: v.optional(
    v.object({ companyName: text, officeType: line, street: line, postalCode: line, city: line }),
  ),
  linkColumns: v.optional(v.array(v.object({ heading: v.optional(text), links: footerLinks })), []),
  socialLinkColumn: v.optional(v.object({ links: footerLinks })),
});

const announcements = v.object({
  entries: v.pipe(
    v.array(
      v.object({
        /** A device remembers by it, and by the text, that it was closed. */
        id: text,
        icon: v.optional(v.picklist(['alert', 'info', 'positive', 'rocket', 'megaphone', 'warning']), 'info'),
        title: v.optional(text),
        text,
        links: v.optional(v.array(v.object({ text, url: address })), []),
        minimizable: v.optional(v.boolean(), false),
        /** Who it is for (F6-15); absent: everyone. */
        audiences: v.optional(
          v.array(v.picklist(['private', 'business', 'cooperative', 'resident', 'board', 'developer'])),
        ),
        /** Widths at which it shows (F9.15-6), up to or from where the pages change their form. */
        minWidth: v.optional(v.picklist([430, 856, 1024])),
        maxWidth: v.optional(v.picklist([429, 855, 1023])),
      }),
    ),
    v.maxLength(10),
  ),
});

/** Texts in the place of those of the feed's campaign with the same `discountId` (P3-27). */
const campaignTexts = v.object({
  entries: v.array(
    v.object({
      discountId: text,
      title: v.optional(text),
      description: v.optional(text),
      campaignLinkText: v.optional(text),
    }),
  ),
});

export const DOCUMENTS = {
  navigation,
  footer: v.object({ topRow: v.optional(footerRow, {}), bottomRow: v.optional(footerRow, {}) }),
  announcements,
  'campaign-texts': campaignTexts,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;
export type SiteDocument<Name extends DocumentName> = v.InferOutput<(typeof DOCUMENTS)[Name]>;
export type CampaignText = SiteDocument<'campaign-texts'>['entries'][number];

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as readonly DocumentName[];
