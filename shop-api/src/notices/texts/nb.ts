/** In stock again, a lower price, on sale. */
export type NoticeReason = 'stock' | 'price' | 'sale';

interface Named {
  readonly brandName: string;
  /** The product with colour and size. */
  readonly goods: string;
}

const WISH: Readonly<Record<NoticeReason, (goods: string) => string>> = {
  stock: (goods) => `når ${goods} er på lager igjen`,
  sale: (goods) => `når ${goods} er i salg`,
  price: (goods) => `når prisen på ${goods} går ned`,
};

const NEWS: Readonly<Record<NoticeReason, (goods: string) => string>> = {
  stock: (goods) => `${goods} er på lager igjen`,
  sale: (goods) => `${goods} er i salg`,
  price: (goods) => `Lavere pris på ${goods}`,
};

export const mailTexts = {
  confirmSubject: ({ goods }: Named) => `Bekreft at du vil ha beskjed om ${goods}`,
  /** @param link to the page that confirms */
  confirmBody: ({ brandName, goods }: Named, reason: NoticeReason, link: string) => `Hei!

Noen, forhåpentligvis du, har bedt ${brandName} om å gi beskjed til denne adressen ${WISH[reason](goods)}.

Bekreft her, så sender vi én e-post når det skjer:
${link}

Var det ikke deg? Da trenger du ikke å gjøre noe. Vi sender ikke flere e-poster om dette, og sletter adressen om sju dager.

Hilsen ${brandName}
`,
  newsSubject: ({ goods }: Named, reason: NoticeReason) => NEWS[reason](goods),
  /** @param price as shown; null: it is not the price that is news @param link to the product */
  newsBody: (
    { brandName, goods }: Named,
    reason: NoticeReason,
    { price, link }: { readonly price: string | null; readonly link: string },
  ) => `Hei!

${NEWS[reason](goods)}${price === null ? '' : `, nå ${price}`}. Du ba oss om å si fra:
${link}

Vi kan ikke holde av varen til deg. Dette var den ene e-posten du ba om, og adressen din er nå slettet hos oss.

Hilsen ${brandName}
`,
} as const;
