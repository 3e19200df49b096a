import { Cluster, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { StockIcon, StockStatus } from './stock-status';

export default { title: 'Primitives/StockStatus' };

export const Tones = () => (
  <Stack gap={12}>
    <StockStatus tone="green" text="På nettlager" />
    <StockStatus tone="blue" text="Få på nettlager (7)" />
    <StockStatus tone="yellow" text="Utsolgt" />
    <StockStatus tone="red" text="Kunne ikke hente lagerstatus" />
    <StockStatus
      tone="blue"
      text="Forhåndsbestill nå. Forventet levering fra lageret vårt i Vestby er mandag 21. desember, tidligere hvis vi får flere inn."
    />
  </Stack>
);

export const SignAlone = () => (
  <Cluster gap={24}>
    {(['green', 'blue', 'yellow', 'red'] as const).map((tone) => (
      <StockIcon key={tone} tone={tone} />
    ))}
    <Text tone="soft">Tegnet alene, i rader som setter teksten selv</Text>
  </Cluster>
);
