import {
  ChevronLeftIcon,
  ChevronRightIcon,
  MagnifyingGlassIcon,
  ShoppingBasketIcon,
  TrashIcon,
  XMarkIcon,
} from '../../icons';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { IconButton } from './icon-button';

export default { title: 'Primitives/IconButton' };

export const Looks = () => (
  <Stack gap={24}>
    <Cluster>
      <IconButton label="Søk" icon={<Icon of={MagnifyingGlassIcon} />} />
      <IconButton label="Fjern Aurora 5 Pro" icon={<Icon of={TrashIcon} />} />
      <IconButton label="Fjern Lader 45 W" icon={<Icon of={TrashIcon} />} disabled />
    </Cluster>
    <Cluster>
      <IconButton label="Lukk" showLabel icon={<Icon of={XMarkIcon} />} />
      <IconButton label="Handlekurv" showLabel icon={<Icon of={ShoppingBasketIcon} />} />
    </Cluster>
    <Cluster>
      <IconButton look="soft" label="Lukk menyen" icon={<Icon of={XMarkIcon} />} />
      <IconButton look="soft" label="Lukk varselet" icon={<Icon of={XMarkIcon} />} disabled />
    </Cluster>
    <Panel tone="warm">
      <Cluster>
        <IconButton look="round" label="Forrige bilde" icon={<Icon of={ChevronLeftIcon} />} disabled />
        <IconButton look="round" label="Neste bilde" icon={<Icon of={ChevronRightIcon} />} />
      </Cluster>
    </Panel>
  </Stack>
);
