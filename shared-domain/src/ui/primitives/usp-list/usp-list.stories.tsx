import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { UspList } from './usp-list';

export default { title: 'Primitives/UspList' };

const items = [
  'Ubegrenset data',
  'Ubegrenset skylagring',
  'Trygg surfing som stopper falske nettsider, svindelforsøk og skadelig programvare før de når deg',
  '5G i hele Norge',
];

export const TonesAndSizes = () => (
  <Stack gap={24}>
    <UspList label="Inkludert i alle" items={items} />
    <UspList
      label="Dette dekker forsikringen"
      size="small"
      items={['Knust skjerm og vannskade', 'Tyveri, også i utlandet', 'Lånetelefon mens du venter']}
    />
    <Panel tone="dark">
      <UspList label="Fjell X" tone="offer" items={items} />
    </Panel>
  </Stack>
);
