import { renderToStaticMarkup } from 'react-dom/server';
import * as ui from './index';
import { monthlyPrice } from './testing/story-samples';

const image = { url: '/a.png', title: 'Bilde' };

/** Every part once, with a text that its HTML must hold. */
const PARTS: readonly (readonly [string, React.ReactNode, string])[] = [
  ['Badge', <ui.Badge kind="offer">Spar 500,-</ui.Badge>, 'Spar 500,-'],
  ['CampaignBox', <ui.CampaignBox title="Halv pris" href="/k/" />, 'href="/k/"'],
  ['CategoryTile', <ui.CategoryTile name="Nettbrett" href="/nettbrett/" image={image} />, 'Nettbrett'],
  [
    'Combobox',
    <ui.Combobox
      label="Sted"
      name="sted"
      value="Bodø"
      onChange={() => undefined}
      onChoose={() => undefined}
      options={undefined}
    />,
    'value="Bodø"',
  ],
  ['Disclaimer', <ui.Disclaimer>Minste totalpris</ui.Disclaimer>, 'Minste totalpris'],
  ['EmptyState', <ui.EmptyState title="Tomt" />, 'Tomt'],
  ['EnergyLabel', <ui.EnergyLabel grade="A" />, 'aria-label="Energiklasse A"'],
  ['FactTiles', <ui.FactTiles facts={[{ label: 'Batteri', value: '5 000 mAh' }]} />, '5 000 mAh'],
  ['FlashText', <ui.FlashText kind="offer">2 md. gratis</ui.FlashText>, '2 md. gratis'],
  ['Grid', <ui.Grid columns="products">Kort</ui.Grid>, 'Kort'],
  ['Hero', <ui.Hero title="Lange netter" legal="Minste totalpris" panel="Fart" />, 'Minste totalpris'],
  ['Logo', <ui.Logo name="Fjell" mark={{ viewBox: '0 0 84 40', paths: ['M0 0h84'] }} />, 'aria-label="Fjell"'],
  ['Page', <ui.Page>Side</ui.Page>, 'Side'],
  ['Pagination', <ui.Pagination page={1} pages={3} hrefOf={(page) => `?side=${page}`} />, 'href="?side=3"'],
  [
    'Panel',
    <ui.Panel as="section" label="Oppsummering">
      Rader
    </ui.Panel>,
    'aria-label="Oppsummering"',
  ],
  [
    'PlanCard',
    <ui.PlanCard name="Fjell" headline="10 GB" price="369,-" action="Kjøp" included={['Fri tale']} />,
    'Fri tale',
  ],
  [
    'Popover',
    <ui.Popover label="Hjelp" toggle={(toggle) => <ui.Button {...toggle}>Hjelp</ui.Button>}>
      Slik gjør du
    </ui.Popover>,
    'Slik gjør du',
  ],
  ['PostcodeField', <ui.PostcodeField town="Oslo" />, 'Oslo'],
  ['ProgressBar', <ui.ProgressBar label="Fri frakt" value={150} max={100} />, 'value="100"'],
  ['Promo', <ui.Promo tone="green" title="Like Fin" />, 'Like Fin'],
  ['Quote', <ui.Quote text="Helt rå" name="Ingrid" date="14/11/2026" />, '«Helt rå»'],
  ['RatingBars', <ui.RatingBars counts={{ 5: 84, 4: 29, 3: 9, 2: 4, 1: 2 }} />, '5 stjerner: 84 omtaler'],
  ['RatingSummary', <ui.RatingSummary title="Kundene sier" valueText="4,5" count={128} />, '128 vurderinger'],
  ['Rating', <ui.Rating value={4.5} valueText="4,5" count={128} href="#a" />, '4,5 av 5 stjerner, 128 vurderinger'],
  ['RowList', <ui.RowList items={[{ title: 'Min bedrift', href: '/b/' }]} />, 'Min bedrift'],
  ['Section', <ui.Section tone="warm">Innhold</ui.Section>, 'Innhold'],
  ['Skeleton', <ui.Skeleton shape="card" />, 'aria-hidden="true"'],
  ['SkipLink', <ui.SkipLink href="#innhold" />, 'Hopp til innhold'],
  ['Steps', <ui.Steps label="Steg" steps={['Betaling', 'Forsikring']} current={1} />, 'aria-current="step"'],
  ['StickyBar', <ui.StickyBar label="Valgt" title="Aurora" action="Neste" />, 'Neste'],
  ['StockStatus', <ui.StockStatus tone="yellow" text="Utsolgt" />, 'Utsolgt'],
  ['SummaryRows', <ui.SummaryRows rows={[{ label: 'Betale nå:', value: '0,-' }]} />, '<dd>0,-</dd>'],
  [
    'Text',
    <ui.Text as="span" size="tiny">
      Liten
    </ui.Text>,
    '<span',
  ],
  [
    'TextLink',
    <ui.TextLink href="/mer/" look="strong">
      Les mer
    </ui.TextLink>,
    'href="/mer/"',
  ],
  ['ToastRegion', <ui.ToastRegion toasts={[]} onDismiss={() => undefined} />, 'role="status"'],
  [
    'Tooltip',
    <ui.Tooltip text="Forklaring">{(described) => <ui.Button {...described}>Hva?</ui.Button>}</ui.Tooltip>,
    'Forklaring',
  ],
  ['TotalPriceLine', <ui.TotalPriceLine label="Totalt pr. md." amount={monthlyPrice('1 040,-')} />, '1 040,-'],
  ['UspList', <ui.UspList items={['Trygg surfing']} />, 'Trygg surfing'],
];

test.each(PARTS)('%s renders its content on the server, without style attributes', (_, part, text) => {
  const html = renderToStaticMarkup(part);
  expect(html).toContain(text);
  expect(html).not.toMatch(/\sstyle=/);
});

test('[F9.2-3] the free-shipping bar never passes its end', () => {
  expect(renderToStaticMarkup(<ui.ProgressBar label="Fri frakt" value={1200} max={1000} />)).toContain('value="1000"');
});
