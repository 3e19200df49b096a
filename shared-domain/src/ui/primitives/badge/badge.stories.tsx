import { CheckmarkCircleFillIcon, TagIcon } from '../../icons';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Badge } from './badge';

export default { title: 'Primitives/Badge' };

const all = (
  <Cluster gap={8}>
    <Badge kind="offer">Spar 1 000,-</Badge>
    <Badge kind="brand">Nyhet</Badge>
    <Badge kind="green">Like Fin</Badge>
    <Badge kind="plain">Mest solgt</Badge>
  </Cluster>
);

export const Kinds = () => (
  <Stack>
    {all}
    <Panel tone="warm">{all}</Panel>
    <Panel tone="dark">{all}</Panel>
  </Stack>
);

export const WithIconAndLongText = () => (
  <Stack gap={12}>
    <Badge kind="offer" icon={<Icon of={TagIcon} size={16} />}>
      2 000,- i telefonrabatt når du velger abonnement med avtaletid i 24 md.
    </Badge>
    <Badge kind="green" icon={<Icon of={CheckmarkCircleFillIcon} size={16} />}>
      Brukt, kontrollert og med to års garanti
    </Badge>
  </Stack>
);
