import { useState } from 'react';
import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Tabs } from './tabs';

export default { title: 'Primitives/Tabs' };

const PAYMENT = [
  { id: 'full', label: 'Fullpris', panel: 'Du betaler alt nå.' },
  { id: 'lease', label: 'Delbetaling', panel: 'Du betaler like mye hver måned i 24 måneder.' },
  { id: 'switch', label: 'Svitsj', panel: 'Du betaler hver måned, og kan bytte underveis.' },
];
const FACTS = [
  { id: 'om', label: 'Om produktet', panel: 'Skjermen er 6,3 tommer og tegner 120 bilder i sekundet.' },
  { id: 'fakta', label: 'Tekniske spesifikasjoner', panel: 'Vekt 177 g, høyde 149,6 mm.' },
  { id: 'levering', label: 'Levering og retur', panel: 'Innen tre virkedager. 30 dagers angrerett.' },
  { id: 'omtale', label: 'Omtaler (128)', panel: '4,5 av 5 stjerner.' },
];

export const Segmented = () => {
  const [chosen, setChosen] = useState('lease');
  return (
    <Stack gap={32}>
      <Tabs label="Betaling" look="segmented" tabs={PAYMENT} selected={chosen} onSelect={setChosen} />
      <Tabs
        label="Hvem du handler for"
        look="segmented"
        tabs={[
          { id: 'privat', label: 'Privat' },
          { id: 'bedrift', label: 'Bedrift' },
          { id: 'borettslag', label: 'Borettslag' },
        ]}
      >
        Ett felles innhold, som valget endrer.
      </Tabs>
      <Panel tone="white">
        <Tabs
          label="Lange navn"
          look="segmented"
          tabs={[
            { id: 'a', label: 'Delbetaling med abonnement' },
            { id: 'b', label: 'Delbetaling uten abonnement' },
            { id: 'c', label: 'Full betaling' },
            { id: 'd', label: 'Svitsj' },
          ]}
        >
          Lange navn går over to linjer på små skjermer.
        </Tabs>
      </Panel>
    </Stack>
  );
};

export const Line = () => <Tabs label="Fakta om iPhone 17" tabs={FACTS} />;
