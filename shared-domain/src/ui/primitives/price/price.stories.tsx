import { monthlyPrice, price } from '../../testing/story-samples';
import { Grid, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import { BeforePrice, Price } from './price';

export default { title: 'Primitives/Price' };

export const SizesAndForms = () => (
  <Grid columns="halves">
    <Stack>
      <Price size="xl" amount={price('12 990,-')} />
      <Price size="l" amount={price('12 990,-')} />
      <Price size="m" amount={price('12 990,-')} />
      <Price size="s" amount={price('12 990,-')} />
    </Stack>
    <Stack>
      <Price size="xl" amount={monthlyPrice('541,-')} />
      <Price size="l" amount={monthlyPrice('1 040,-')} />
      <Price size="m" amount={monthlyPrice('1 083,-')} from />
      <Price size="s" amount={monthlyPrice('69,-')} />
    </Stack>
  </Grid>
);

export const EarlierPrice = () => (
  <Stack>
    <Price size="xl" from amount={monthlyPrice('17 490,-')} before="19 990,-" />
    <Price size="m" amount={monthlyPrice('499,-')} before="599,-/md." />
    <Price size="s" amount={price('995,-')} before="ord. pris 1 990,-" />
    <Text size="small" tone="soft">
      i 24 md. Fullpris 7 990,- <BeforePrice>8 990,-</BeforePrice>
    </Text>
  </Stack>
);

export const WithoutVat = () => (
  <Grid columns="halves">
    <Stack>
      <Price size="xl" amount={price('10 392,-')} vatNote="(ekskl. mva.)" />
      <Price size="m" amount={monthlyPrice('433,-')} before="479,-/md." vatNote="(ekskl. mva.)" />
      <Price
        size="xl"
        amount={monthlyPrice('433,-')}
        vatNote="(ekskl. mva.)"
        second="Minste totalpris 12 990,- (inkl. mva.)"
      />
    </Stack>
    <Panel>
      <Stack>
        <Price align="end" size="l" amount={monthlyPrice('832,-')} vatNote="(ekskl. mva.)" />
        <Price
          align="end"
          size="m"
          amount={monthlyPrice('433,-')}
          before="479,-/md."
          vatNote="(ekskl. mva.)"
          second="Minste totalpris 12 990,- (inkl. mva.)"
        />
      </Stack>
    </Panel>
  </Grid>
);

export const Missing = () => (
  <Stack>
    <Price size="xl" amount={null} missing="Pris kommer" />
    <Price size="m" amount={null} missing="Pris kommer" />
    <Price size="s" amount={null} missing="Pris kommer" />
    <Price size="xl" amount={null} missing="Det finnes ingen tilgjengelige betalingsmåter." />
  </Stack>
);
