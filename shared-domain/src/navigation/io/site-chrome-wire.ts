/** GET {api}/view-models/navigation, {api}/view-models/footer, {api}/announcements/all/ (F2.2, F2.6, F3.7). */
import * as v from 'valibot';

export const appKeySchema = v.picklist([
  'open-pages',
  'web-shop',
  'my-pages',
  'my-business',
  'my-portal',
  'hub',
  'business-net',
]);

/** F2.2-1. Three levels at most: domain → menu → link. */
const linkEntries = { name: v.string(), link: v.string(), appKey: appKeySchema, icon: v.optional(v.string()) };
const leafSchema = v.object({ ...linkEntries, links: v.optional(v.array(v.object(linkEntries)), []) });
export const menuSchema = v.object({
  ...linkEntries,
  links: v.optional(v.array(leafSchema), []),
  highlightedLinks: v.optional(v.array(v.object(linkEntries)), []),
});
export const domainMenuSchema = v.object({
  id: v.picklist(['privat', 'bedrift', 'borettslag']),
  ...linkEntries,
  /** 'Nyttige snarveier' of the domain (F2.2-13). */
  highlightedLinks: v.optional(v.array(v.object(linkEntries)), []),
  /** Short ways to what people look for most, beside the domains. */
  utilityLinks: v.optional(v.array(v.object(linkEntries)), []),
  menus: v.array(menuSchema),
});

export const navigationSchema = v.object({
  domains: v.array(domainMenuSchema),
  /** Links of the simplified header: of an equipment agreement, and by the flag of every page for businesses (F2.2-27). */
  simplified: v.object({
    logoLink: v.string(),
    homeLink: v.string(),
    forBusinesses: v.optional(v.boolean(), false),
  }),
  /** Link lists of customers (F2.2-2..6), of store staff (F2.2-7..11) and of business portals (F2.2-12). */
  myPages: v.array(v.object(linkEntries)),
  retailerLinks: v.array(v.object(linkEntries)),
  businessPortals: v.array(v.object(linkEntries)),
  /** F2.3-5: login links of businesses; the private one is the session's own login. */
  businessLogins: v.array(v.object({ ...linkEntries, description: v.optional(v.string()) })),
});

const footerLink = v.object({ name: v.string(), url: v.string(), color: v.optional(v.string()) });
const footerRow = v.object({
  logoColumn: v.optional(v.object({ url: v.string(), imageUrl: v.string(), imageAltText: v.string() })),
  addressColumn: v.optional(
    v.object({
      companyName: v.string(),
      officeType: v.string(),
      street: v.string(),
      postalCode: v.string(),
      city: v.string(),
    }),
  ),
  linkColumns: v.optional(v.array(v.object({ heading: v.optional(v.string()), links: v.array(footerLink) })), []),
  socialLinkColumn: v.optional(v.object({ links: v.array(footerLink) })),
});
export const footerSchema = v.object({ topRow: footerRow, bottomRow: footerRow });

export const announcementsSchema = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      /** An unknown one is plain information: one new word must not cost the visitor every message. */
      icon: v.fallback(v.picklist(['alert', 'info', 'positive', 'rocket', 'megaphone', 'warning']), 'info'),
      title: v.optional(v.string()),
      text: v.string(),
      links: v.optional(v.array(v.object({ text: v.string(), url: v.string() })), []),
      minimizable: v.optional(v.boolean(), false),
      /** Who it is for (F6-15); absent: everyone. */
      audiences: v.optional(v.array(v.string())),
      /** Widths of the window, in px, at which it shows (F9.15-6); absent: every one. */
      minWidth: v.optional(v.number()),
      maxWidth: v.optional(v.number()),
    }),
  ),
});

export type Navigation = v.InferOutput<typeof navigationSchema>;
export type DomainMenu = v.InferOutput<typeof domainMenuSchema>;
export type Menu = v.InferOutput<typeof menuSchema>;
export type MenuLink = {
  readonly name: string;
  readonly link: string;
  readonly appKey: v.InferOutput<typeof appKeySchema>;
};
export type Footer = v.InferOutput<typeof footerSchema>;
export type Announcement = v.InferOutput<typeof announcementsSchema>['entries'][number];
