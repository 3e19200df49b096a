/** Bokmål texts of a page of an equipment agreement. Prices come formatted. */
export const agreementTexts = {
  monthsHeading: 'Hvor lang avtaletid vil du ha?',
  months: 'Avtaletid',
  agreementRow: (months: string) => `Avtale i ${months}`,
  monthly: (note: string) => `pr. md. ${note}`,
  included: 'Inkludert',
  notOrdered: 'Vi fikk dessverre ikke lagt inn bestillingen. Prøv igjen.',
  termsHeading: 'Slik fungerer utstyrsavtalen',
  audience: (shop: string) => `For deg som jobber i en bedrift med utstyrsavtale hos ${shop}.`,
  quota: 'Arbeidsgiveren din bestemmer hvor stor kvote du har. Spør der hvis du er usikker på hva du kan bestille for.',
  owner: 'Arbeidsgiveren din eier utstyret i hele avtaletiden.',
  loginQuestion: 'Har du fått innlogging fra jobben?',
  login: 'Logg inn',
  loggedIn: (name: string) => `Hei, ${name}! Du er logget inn og kan bestille.`,
} as const;
