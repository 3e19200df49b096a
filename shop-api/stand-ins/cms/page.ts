import { escapeHtml } from 'shared-domain/kernel';

/**
 * Pages of a foreign publisher. The styles are deliberately coarse: element selectors, inherited text settings and
 * a stacking context, as on real CMS pages. They must not affect the shop's header and footer, nor the other way round.
 */
const STYLES = `
  html { font-size: 18px; }
  body { margin: 0; color: #14342b; background: #f4f7ee; font-family: Georgia, 'Times New Roman', serif; line-height: 1.9; letter-spacing: .01em; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
  h1, h2 { color: #0b5d3b; font-weight: 400; text-transform: none; }
  h1 { font-size: 2.5rem; line-height: 1.2; }
  a { color: #a03c00; text-decoration: underline wavy; }
  ul { list-style: square; padding-left: 2rem; }
  li { margin: .75rem 0; }
  button, input { border: 3px double #0b5d3b; border-radius: 0; background: #e2efc8; font: inherit; text-transform: uppercase; padding: 1rem; }
  nav { border: 2px solid #0b5d3b; padding: 1rem; }
  header, footer { display: block; }
  svg { opacity: .9; }
  .ingress { font-size: 1.25rem; font-style: italic; }
  /* The frame arrives late: its room is kept, so the article does not jump. */
  shop-header { display: block; min-height: 124px; }
  @media (max-width: 1023px) { shop-header { min-height: 64px; } }
`;

export interface CmsPage {
  readonly title: string;
  /** HTML of the shop's header and footer, or of the elements that become them. */
  readonly header: string;
  readonly footer: string;
  /** Address of the shop's script; without it the page has no script at all. */
  readonly scriptUrl?: string;
  /** One paragraph, HTML: how this page includes header and footer. */
  readonly howFramed: string;
}

const ARTICLE = `
      <h2>Del data med familien</h2>
      <p>Mange betaler for mer data enn de bruker, mens en annen i husstanden går tom midt i måneden. Før du bytter abonnement,
      kan det lønne seg å se på forbruket til alle under samme tak.</p>
      <ul>
        <li>Finn forbruket de siste tre månedene.</li>
        <li>Legg sammen tallene, og del på antall personer.</li>
        <li>Velg det minste abonnementet som dekker snittet.</li>
      </ul>
      <h2>Spørsmål fra leserne</h2>
      <form action="/" method="get">
        <p><label>Send oss et spørsmål <input name="sporsmal" autocomplete="off"></label></p>
        <p><button type="submit">Send inn</button></p>
      </form>`;

/** A whole HTML document in bokmål. */
export const renderPage = ({ title, header, footer, scriptUrl, howFramed }: CmsPage): string => `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} – Nettvett-bladet</title>
    <link rel="icon" href="data:,">
    <style>${STYLES}</style>${scriptUrl ? `\n    <script defer src="${escapeHtml(scriptUrl)}"></script>` : ''}
  </head>
  <body>
    ${header}
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p class="ingress">Nettvett-bladet er et redaksjonelt magasin. Menyen øverst og bunnfeltet kommer fra nettbutikken.</p>
      <p>${howFramed}</p>${ARTICLE}
      <nav aria-label="Flere artikler"><a href="/">Ramme med ett skript</a> · <a href="/fra-server/">Ramme fra serveren</a></nav>
    </main>
    ${footer}
  </body>
</html>
`;
