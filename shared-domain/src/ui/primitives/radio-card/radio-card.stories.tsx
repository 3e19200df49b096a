import { useState } from 'react';
import { monthlyPrice, price } from '../../testing/story-samples';
import { Alert } from '../alert/alert';
import { Badge } from '../badge/badge';
import { Grid } from '../layout/layout';
import { Price } from '../price/price';
import { UspList } from '../usp-list/usp-list';
import { RadioCardGroup } from './radio-card';

export default { title: 'Primitives/RadioCard' };

export const Payment = () => {
  const [months, setMonths] = useState('24');
  const [business, setBusiness] = useState('24');
  return (
    <Grid columns="halves">
      <RadioCardGroup
        legend="Nedbetalingstid"
        name="tid"
        value={months}
        onChange={setMonths}
        options={[
          {
            value: '24',
            title: '24 måneder',
            detail: 'Totalpris 12 984,-',
            price: <Price amount={monthlyPrice('541,-')} align="end" />,
            note: 'Betale nå: 0,-',
          },
          {
            value: '12',
            title: '12 måneder',
            detail: 'Totalpris 12 996,-',
            price: <Price amount={monthlyPrice('1 083,-')} align="end" />,
            note: 'Betale nå: 0,-',
          },
          {
            value: '36',
            title: '36 måneder',
            detail: 'Totalpris 12 996,-',
            price: <Price amount={monthlyPrice('361,-')} align="end" />,
            note: 'Betale nå: 0,-',
            disabled: true,
            reason: <Alert kind="warning">Total delbetaling kan ikke overskride 30.000,-</Alert>,
          },
        ]}
      />
      <RadioCardGroup
        legend="Nedbetalingstid for bedrift"
        name="bedrift"
        value={business}
        onChange={setBusiness}
        options={[
          {
            value: '24',
            title: '24 måneder',
            detail: 'Totalpris 10 387,-',
            price: <Price amount={monthlyPrice('433,-')} align="end" vatNote="(ekskl. mva.)" />,
            note: 'Betale nå: 0,-',
          },
          {
            value: '0',
            title: 'Fullpris',
            price: <Price amount={price('10 392,-')} align="end" vatNote="(ekskl. mva.)" />,
            note: 'Betale nå: 10 392,-',
          },
        ]}
      />
    </Grid>
  );
};

export const PlansAndInsurance = () => (
  <Grid columns="halves">
    <RadioCardGroup
      legend="Velg abonnement"
      headingLevel={2}
      name="abonnement"
      defaultValue="basic"
      options={[
        {
          value: 'max',
          title: 'Fjell X Max',
          detail: 'Ubegrenset data, 1000 Mbit/s. Inkl. 3 skjermbeskyttere i året',
          price: <Price size="s" amount={monthlyPrice('599,-')} align="end" />,
        },
        {
          value: 'basic',
          title: 'Fjell X Basic',
          detail: 'Ubegrenset data, 250 Mbit/s',
          badge: <Badge kind="brand">Anbefalt</Badge>,
          price: <Price size="s" amount={monthlyPrice('499,-')} align="end" />,
        },
        {
          value: 'family',
          title: 'Fjell X Max Pluss med familierabatt og ekstra SIM-kort',
          detail: 'Ubegrenset data i Norge, Norden og EU, 1000 Mbit/s og inntil to ekstra SIM-kort',
          badge: <Badge kind="brand">Ungdom</Badge>,
          price: <Price size="s" amount={monthlyPrice('1 199,-')} align="end" />,
          note: 'i 12 md.',
        },
      ]}
    />
    <RadioCardGroup
      legend="Ønsker du forsikring?"
      headingLevel={2}
      name="forsikring"
      defaultValue="m"
      options={[
        {
          value: 'm',
          title: 'Mobilforsikring M',
          detail: 'Egenandel 1000,-',
          badge: <Badge kind="offer">2 md. gratis</Badge>,
          price: <Price size="s" amount={monthlyPrice('119,-')} align="end" />,
          more: (
            <UspList
              size="small"
              items={['Knust skjerm og vannskade', 'Tyveri, også i utlandet', 'Lånetelefon mens du venter']}
            />
          ),
        },
        {
          value: 'skjerm',
          title: 'Skjermforsikring',
          detail: 'Egenandel 1000,-',
          price: <Price size="s" amount={monthlyPrice('69,-')} align="end" />,
        },
        { value: 'nei', title: 'Nei takk', detail: 'Jeg klarer meg uten forsikring' },
      ]}
    />
  </Grid>
);
