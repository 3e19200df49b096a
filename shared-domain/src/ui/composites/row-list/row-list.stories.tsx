import { Buildings2Icon, LocationPinIcon, PersonGroupIcon, PersonIcon, TruckIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import { Stack } from '../../primitives/layout/layout';
import { Panel } from '../../primitives/panel/panel';
import { StockIcon, StockStatus } from '../../primitives/stock-status/stock-status';
import { TextLink } from '../../primitives/text-link/text-link';
import { RowList } from './row-list';

export default { title: 'Composites/Row list' };

export const Links = () => (
  <RowList
    label="Logg inn på bedrift"
    items={[
      {
        icon: <Icon of={PersonIcon} />,
        title: 'Min side',
        detail: 'For deg som bruker abonnementet',
        href: '/min-side/',
      },
      {
        icon: <Icon of={Buildings2Icon} />,
        title: 'Min bedrift',
        detail: 'Administrer abonnementer, fakturaer og brukere for hele virksomheten din',
        href: '/min-bedrift/',
      },
      { icon: <Icon of={PersonGroupIcon} />, title: 'Borettslagsportalen', href: '/borettslag/' },
      {
        title: 'Uten ikon',
        detail: 'Og med en lenke ved siden av',
        href: '/uten-ikon/',
        aside: <TextLink href="/hjelp/">Få hjelp</TextLink>,
      },
    ]}
  />
);

export const StockAndShops = () => (
  <Stack gap={32}>
    <Panel tone="warm" padding={16}>
      <RowList
        label="Lager og levering"
        items={[
          {
            icon: <StockIcon tone="green" />,
            title: 'På nettlager',
            detail: 'Levering til 0484 Oslo: tirsdag 24. november',
            aside: <TextLink href="#postnummer">Endre</TextLink>,
          },
          {
            icon: <Icon of={LocationPinIcon} />,
            title: 'Klikk & hent i 6 butikker',
            detail: 'Fjell Storo, 1,2 km: 5+ på lager',
            aside: <TextLink href="#butikk">Finn butikk</TextLink>,
          },
          { icon: <Icon of={TruckIcon} />, title: 'Hjemlevering samme dag', detail: 'Bestill før kl. 14.00' },
        ]}
      />
    </Panel>
    <RowList
      label="Butikker"
      items={[
        {
          title: 'Fjell Storo',
          detail: (
            <>
              Vitaminveien 7, 0485 Oslo. 1,2&nbsp;km
              <br />
              Åpent til 20:00
            </>
          ),
          aside: <StockStatus tone="green" text="5+ på lager" />,
        },
        {
          title: 'Fjell Nordre Follo Kjøpesenterkvartalet',
          detail: (
            <>
              Idrettsveien 10–14, 1400 Ski. 24,8&nbsp;km
              <br />
              Stengt, åpner mandag 10:00
            </>
          ),
          aside: <StockStatus tone="yellow" text="Få på lager (3)" />,
        },
        { title: 'Fjell Oslo City', detail: 'Stenersgata 1, 0050 Oslo' },
      ]}
    />
  </Stack>
);
