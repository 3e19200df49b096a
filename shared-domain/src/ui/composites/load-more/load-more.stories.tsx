import { Stack } from '../../primitives/layout/layout';
import { LoadMore } from './load-more';

export default { title: 'Composites/Load more' };

export const States = () => (
  <Stack gap={48}>
    <LoadMore shown={24} total={212} next={24} noun="mobiler" href="?side=2" />
    <LoadMore shown={24} total={25} next={24} noun="skjermbeskyttere og personvernfiltre" href="?side=2" />
    <LoadMore shown={34} total={34} noun="deksler" href="?side=3" />
  </Stack>
);
