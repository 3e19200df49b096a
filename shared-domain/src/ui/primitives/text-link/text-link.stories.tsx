import { ChevronDownIcon, ExternalLinkIcon } from '../../icons';
import { Icon } from '../icon/icon';
import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import { TextLink } from './text-link';

export default { title: 'Primitives/TextLink' };

export const Looks = () => (
  <Stack>
    <Text>
      Er du allerede kunde? <TextLink href="/logg-inn/">Logg inn</TextLink> for å bruke abonnementet du har, eller{' '}
      <TextLink href="/mobilabonnement/velge-mobilabonnement/">
        få hjelp til å velge mobilabonnement for deg og familien
      </TextLink>
      .
    </Text>
    <TextLink href="/tilbehor/" look="strong">
      Vis flere
    </TextLink>
    <TextLink href="/om/" look="strong" iconEnd={<Icon of={ChevronDownIcon} size={20} />}>
      Les mer
    </TextLink>
    <TextLink href="/vilkar/" look="strong" iconEnd={<Icon of={ExternalLinkIcon} size={20} />}>
      Les vilkårene for rentefri delbetaling og bytte av mobil med Svitsj
    </TextLink>
    <TextLink href="/omtaler/" look="soft">
      4,5 (128)
    </TextLink>
    <Panel tone="dark">
      <TextLink href="/dekningskart/" look="soft">
        Se dekningskart
      </TextLink>
    </Panel>
  </Stack>
);
