import type { DeliveryText } from 'shared-domain/delivery';

/** Texts around the list of shops and delivery options (P2-36). */
export interface CollectModal {
  readonly title: DeliveryText;
  readonly footer: DeliveryText;
  readonly back: DeliveryText;
}

/** The click-and-collect modal: with delivery options 'Leveringsmuligheter', with shops alone 'Finn butikk' (P2-36). */
export const collectModal = (isDeliveryShown: boolean): CollectModal => ({
  title: { key: isDeliveryShown ? 'deliveryOptions' : 'findShop' },
  footer: { key: 'chosenInCheckout' },
  back: { key: 'backToProduct' },
});
