import * as cart from 'shared-domain/cart/io';
import * as catalogue from 'shared-domain/catalogue/io';
import * as delivery from 'shared-domain/delivery/io';
import * as identity from 'shared-domain/identity/io';
import * as frame from 'shared-domain/navigation/io';
import * as purchase from 'shared-domain/purchase/io';
import * as subscription from 'shared-domain/subscription/io';
import { accountRequestSchema } from '../../accounts/account-routes';
import { cartGetSchema, cartUpdateSchema, ukkoCartUpdateSchema } from '../../cart/requests/cart-request';
import { catalogueDeltaSchema } from '../../catalogue/feed/delta';
import { insuranceRequestSchema } from '../../catalogue/offers/insurance-routes';

/** The schemas that API and storefront parse with, by their names in the components of openapi.yaml. */
export const WIRE_SCHEMAS = {
  CartGetRequest: cartGetSchema,
  CartUpdateRequest: cartUpdateSchema,
  UkkoCartUpdateRequest: ukkoCartUpdateSchema,
  CatalogueDelta: catalogueDeltaSchema,
  InsuranceRequest: insuranceRequestSchema,
  Insurance: purchase.insuranceSchema,
  Insurances: purchase.insurancesSchema,
  Cart: cart.cartAnswerSchema,
  CartItem: cart.cartItemSchema,
  Image: catalogue.imageSchema,
  FlashText: catalogue.flashTextSchema,
  SalesStatus: catalogue.salesStatusSchema,
  ProductType: catalogue.productTypeSchema,
  ProductListItem: catalogue.productListItemSchema,
  ProductList: catalogue.productListSchema,
  CardItem: catalogue.cardItemSchema,
  FacetCounts: catalogue.facetCountsSchema,
  ListView: catalogue.listViewSchema,
  ListIndex: catalogue.listIndexSchema,
  HighlightItem: catalogue.highlightItemSchema,
  ListHighlights: catalogue.listHighlightsSchema,
  ListLead: catalogue.listLeadSchema,
  ListLeads: catalogue.listLeadsSchema,
  FinancingMethod: catalogue.financingMethodSchema,
  CampaignPrice: catalogue.campaignPriceSchema,
  CampaignFullPrice: catalogue.campaignFullPriceSchema,
  PlanPrice: catalogue.planPriceSchema,
  UkkoPrice: catalogue.ukkoPriceSchema,
  UkkoBundledItems: catalogue.ukkoBundledItemsSchema,
  UkkoOffer: catalogue.ukkoOfferSchema,
  ProductVariant: catalogue.productVariantSchema,
  Product: catalogue.productSchema,
  ProductDetails: catalogue.productDetailsSchema,
  ProductRedirect: catalogue.productRedirectSchema,
  ProductInfoMini: catalogue.productInfoMiniSchema,
  FoundLink: catalogue.foundLinkSchema,
  SearchAnswer: catalogue.searchAnswerSchema,
  Suggestions: catalogue.suggestionsSchema,
  Offering: subscription.offeringSchema,
  Offerings: subscription.offeringsSchema,
  Bundle: subscription.bundleSchema,
  Bundles: subscription.bundlesSchema,
  AccountRequest: accountRequestSchema,
  Account: subscription.accountSchema,
  AccountSubscription: subscription.accountSubscriptionSchema,
  IsAuthenticated: identity.isAuthenticatedSchema,
  SessionToken: identity.sessionTokenSchema,
  PublicUser: identity.publicUserSchema,
  PlacePrediction: delivery.predictionSchema,
  PlacePredictions: delivery.predictionsSchema,
  PlaceDetails: delivery.placeDetailsSchema,
  AppKey: frame.appKeySchema,
  Menu: frame.menuSchema,
  DomainMenu: frame.domainMenuSchema,
  Navigation: frame.navigationSchema,
  Footer: frame.footerSchema,
  Announcements: frame.announcementsSchema,
} as const;

export type WireName = keyof typeof WIRE_SCHEMAS;
