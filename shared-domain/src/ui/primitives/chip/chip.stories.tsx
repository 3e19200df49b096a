import { useState } from 'react';
import { Page, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Chip, ChipRow } from './chip';

export default { title: 'Primitives/Chip' };

const CATEGORIES = ['Alle', 'Ubegrenset data', 'Under 30', 'Familie', 'Barn', 'Kontantkort', 'Mobilt bredbånd'];
const FILTERS = [
  'Apple',
  '256 GB',
  'Lavendel',
  'Pris: 5 000,- til 12 990,-',
  'Passer til iPhone 17 Pro Max og iPhone Air',
];

const Choice = ({ label, flow }: { readonly label: string; readonly flow: 'scroll' | 'wrap' }) => {
  const [chosen, setChosen] = useState('Familie');
  return (
    <ChipRow label={label} flow={flow}>
      {CATEGORIES.map((name) => (
        <Chip key={name} label={name} href={`#${name}`} selected={name === chosen} onSelect={() => setChosen(name)} />
      ))}
    </ChipRow>
  );
};

export const Choices = () => (
  <Page>
    <Stack gap={32}>
      <Choice label="Abonnement, i én linje" flow="scroll" />
      <Choice label="Abonnement, over flere linjer" flow="wrap" />
      <Panel tone="warm">
        <Choice label="Abonnement, på varm grunn" flow="wrap" />
      </Panel>
    </Stack>
  </Page>
);

export const Removable = () => (
  <ChipRow label="Valgte filtre">
    {FILTERS.map((name) => (
      <Chip key={name} label={name} href={`#${name}`} removable />
    ))}
  </ChipRow>
);
