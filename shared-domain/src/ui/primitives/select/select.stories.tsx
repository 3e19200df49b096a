import { Grid } from '../layout/layout';
import { Select } from './select';

export default { title: 'Primitives/Select' };

const SORTINGS = [
  { value: 'popular', label: 'Mest populære' },
  { value: 'price', label: 'Lavest pris' },
  { value: 'new', label: 'Nyeste' },
];
const PAYMENTS = [
  { value: 'lease24', label: 'Delbetaling 24 md.' },
  { value: 'lease36', label: 'Delbetaling 36 md.', disabled: true },
  { value: 'switch', label: 'Svitsj i 24 md. med årlig bytte av mobil og forsikring' },
];

export const States = () => (
  <Grid columns="halves">
    <Select label="Sorter" hideLabel prefix="Sorter:" name="sorter" options={SORTINGS} />
    <Select label="Betaling" name="betaling" options={PAYMENTS} defaultValue="switch" />
    <Select
      label="Antall abonnement"
      name="antall"
      options={[{ value: '1', label: '1 abonnement' }]}
      hint="Familierabatt fra nummer to"
      disabled
    />
    <Select
      label="Leveringsmåte"
      name="levering"
      options={[{ value: '', label: 'Velg leveringsmåte' }]}
      error="Velg hvordan du vil ha varen levert"
    />
  </Grid>
);
