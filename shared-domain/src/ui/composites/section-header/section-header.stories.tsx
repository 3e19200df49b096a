import { Stack } from '../../primitives/layout/layout';
import { Switch } from '../../primitives/switch/switch';
import { SectionHeader } from './section-header';

export default { title: 'Composites/Section header' };

export const Variants = () => (
  <Stack gap={32}>
    <SectionHeader title="Populære mobiler" action={{ text: 'Se alle mobiltelefoner', href: '/mobiltelefoner/' }} />
    <SectionHeader title="Passer til iPhone 17" action={{ text: 'Vis flere', href: '/tilbehor/' }} />
    <SectionHeader
      title="Mobilabonnement uten bekymringer"
      lead="5G, fri tale og SMS og data i EU er alltid med."
      action={{ text: 'Se alle abonnement', href: '/mobilabonnement/' }}
    />
    <SectionHeader
      title="Passer til Skjermbeskytter med personvern til iPhone 17 Pro Max"
      lead="Deksler, ladere og kabler som vi har prøvd sammen med denne. Kjøper du to eller flere, får du familierabatt og årsrabatt på alle sammen."
      action={{ text: 'Se alt tilbehør', href: '/tilbehor/alt/' }}
    />
    <SectionHeader
      title="Velg abonnement"
      aside={<Switch label="Under 30?" checked={false} onChange={() => undefined} />}
    />
    <SectionHeader title="Aktuelle kampanjer" level={3} />
  </Stack>
);
