import { Button } from '../../primitives/button/button';
import { Disclaimer } from '../../primitives/disclaimer/disclaimer';
import { Grid, Stack } from '../../primitives/layout/layout';
import { Panel } from '../../primitives/panel/panel';
import { monthlyPrice } from '../../testing/story-samples';
import { SummaryRows } from './summary-rows';
import { TotalPriceLine } from './total-price-line';

export default { title: 'Composites/Summary' };

export const Boxes = () => (
  <Grid columns="halves">
    <Panel>
      <Stack>
        <SummaryRows
          rows={[
            { label: 'Delbetaling telefon 24\u00A0md.', value: '541,-/md.' },
            { label: 'Fjell X Basic', value: '499,-/md.' },
          ]}
        />
        <TotalPriceLine ruled label="Totalt pr. md." amount={monthlyPrice('1\u00A0040,-')} />
        <SummaryRows rows={[{ label: 'Betale nå:', value: '0,-' }]} />
        <Button size="large" fullWidth>
          Neste
        </Button>
        <Disclaimer>Minste totalpris for telefon og abonnement med 12&nbsp;md. avtaletid: 18&nbsp;972,-.</Disclaimer>
      </Stack>
    </Panel>
    <Panel tone="line">
      <Stack>
        <SummaryRows
          rows={[
            { label: 'Ubegrenset data', value: '499,-/md.' },
            { label: 'Ubegrenset data m/rabatt', value: '399,-/md.' },
            { label: 'Skjermbeskytter med personvern til iPhone 17 Pro Max', value: '12\u00A0990,-' },
            { label: 'Årsrabatt 20\u00A0% rabatt', value: '−259,-/md.' },
          ]}
        />
        <TotalPriceLine
          ruled
          size="m"
          label="Totalt pr. md. med familierabatt og årsrabatt"
          amount={monthlyPrice('1\u00A0038,-')}
          before={'1\u00A0497,-'}
        />
        <SummaryRows
          ruled
          rows={[
            { label: 'Sum (ekskl. mva.):', value: '10\u00A0392,80\u00A0kr' },
            { label: 'MVA:', value: '2\u00A0598,20\u00A0kr' },
            { label: 'Betale nå:', value: '12\u00A0991,-', strong: true },
          ]}
        />
      </Stack>
    </Panel>
    <Panel tone="dark">
      <Stack>
        <SummaryRows rows={[{ label: 'Moderat, 10 Mbit/s', value: '399,-/md.' }]} />
        <TotalPriceLine ruled label="Totalt pr. md." amount={monthlyPrice('10\u00A0499,-')} />
      </Stack>
    </Panel>
  </Grid>
);
