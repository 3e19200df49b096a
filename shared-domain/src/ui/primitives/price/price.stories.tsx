import { Grid, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import { BeforePrice, Price } from './price';

export default { title: 'Primitives/Price' };

export const SizesAndForms = () => (
  <Grid columns="halves">
    <Stack>
      <Price size="xl" amount="12 990,-" />
      <Price size="l" amount="12 990,-" />
      <Price size="m" amount="12 990,-" />
      <Price size="s" amount="12 990,-" />
    </Stack>
    <Stack>
      <Price size="xl" amount="541,-" perMonth />
      <Price size="l" amount="1 040,-/md." />
      <Price size="m" amount="1 083,-" from perMonth />
      <Price size="s" amount="69,-" perMonth />
    </Stack>
  </Grid>
);

export const EarlierPrice = () => (
  <Stack>
    <Price size="xl" from amount="17 490,-" before="19 990,-" perMonth />
    <Price size="m" amount="499,-" perMonth before="599,-/md." />
    <Price size="s" amount="995,-" before="ord. pris 1 990,-" />
    <Text size="small" tone="soft">
      i 24 md. Fullpris 7 990,- <BeforePrice>8 990,-</BeforePrice>
    </Text>
  </Stack>
);

export const WithoutVat = () => (
  <Grid columns="halves">
    <Stack>
      <Price size="xl" amount="10 392,-" vatNote="(ekskl. mva.)" />
      <Price size="m" amount="433,-" perMonth before="479,-/md." vatNote="(ekskl. mva.)" />
      <Price size="xl" amount="433,-/md." vatNote="(ekskl. mva.)" second="Minste totalpris 12 990,- (inkl. mva.)" />
    </Stack>
    <Panel>
      <Stack>
        <Price align="end" size="l" amount="832,-/md." vatNote="(ekskl. mva.)" />
        <Price
          align="end"
          size="m"
          amount="433,-/md."
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
