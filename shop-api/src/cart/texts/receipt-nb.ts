interface ReceiptText {
  readonly brandName: string;
  /** The order's. */
  readonly number: string;
  readonly lines: readonly string[];
  readonly sums: readonly string[];
  readonly statusLink: string;
  readonly withdrawalLink: string;
}

/** The mail that a buyer gets. */
export const receiptTexts = {
  subject: (brandName: string, number: string) => `Kvittering fra ${brandName}, ordre ${number}`,
  monthly: 'Totalt pr. md.',
  body: ({ brandName, number, lines, sums, statusLink, withdrawalLink }: ReceiptText) => `Hei!

Takk for bestillingen. Ordrenummeret ditt er ${number}.

${lines.join('\n')}

${sums.join('\n')}

Følg ordren med ordrenummeret og denne e-postadressen:
${statusLink}

Angrerett og angreskjema:
${withdrawalLink}

Hilsen ${brandName}
`,
} as const;
