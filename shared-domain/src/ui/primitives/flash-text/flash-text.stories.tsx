import { monthlyPrice } from '../../testing/story-samples';
import { Cluster, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Price } from '../price/price';
import { RadioCardGroup } from '../radio-card/radio-card';
import { Text } from '../text/text';
import { FlashText } from './flash-text';

export default { title: 'Primitives/FlashText' };

const kinds = (
  <Cluster>
    <FlashText kind="offer">2 md. gratis</FlashText>
    <FlashText kind="brand">Nyhet</FlashText>
    <FlashText kind="green">Like Fin</FlashText>
    <FlashText kind="plain">Mest solgt</FlashText>
  </Cluster>
);

export const Kinds = () => (
  <Stack>
    {kinds}
    <Panel tone="warm">{kinds}</Panel>
    <Panel tone="dark">{kinds}</Panel>
    <Text>
      Mobilforsikring M{' '}
      <FlashText kind="offer">
        De to første månedene er gratis når du kjøper den sammen med telefonen, uansett hvilken telefon du velger
      </FlashText>
    </Text>
  </Stack>
);

export const InChoices = () => (
  <RadioCardGroup
    legend="Forsikring"
    name="forsikring"
    defaultValue="M"
    options={[
      {
        value: 'M',
        title: 'Mobilforsikring M',
        badge: <FlashText kind="offer">2 md. gratis</FlashText>,
        detail: 'Egenandel 1 000,-',
        price: <Price size="s" amount={monthlyPrice('119,-')} />,
      },
      {
        value: 'S',
        title: 'Skjermforsikring',
        badge: <FlashText kind="brand">Nyhet</FlashText>,
        detail: 'Egenandel 1 000,-',
        price: <Price size="s" amount={monthlyPrice('69,-')} />,
      },
    ]}
  />
);
