/** Texts around the list of shops and delivery options (P2-36). */
export interface CollectModal {
  readonly title: 'Finn butikk' | 'Leveringsmuligheter';
  readonly footer: string;
  readonly back: string;
}

/** The click-and-collect modal: with delivery options 'Leveringsmuligheter', with shops alone 'Finn butikk' (P2-36). */
export const collectModal = (isDeliveryShown: boolean): CollectModal => ({
  title: isDeliveryShown ? 'Leveringsmuligheter' : 'Finn butikk',
  footer: 'Levering velger du på siste steg i kassen',
  back: 'Tilbake til produkt',
});
