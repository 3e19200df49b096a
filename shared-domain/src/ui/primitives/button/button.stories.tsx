import { ArrowRightIcon, PlusIcon, ShoppingBasketIcon } from '../../icons';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Button } from './button';
import { ButtonLink } from './button-link';

export default { title: 'Primitives/Button' };

export const Variants = () => (
  <Stack gap={24}>
    <Cluster>
      <Button size="large">Gå til kassen</Button>
      <Button>Neste</Button>
      <Button size="small">Velg</Button>
    </Cluster>
    <Cluster>
      <Button variant="secondary" size="large">
        Fortsett å handle
      </Button>
      <Button variant="secondary">Legg i handlekurv</Button>
      <Button variant="secondary" size="small">
        Vis 12 til
      </Button>
    </Cluster>
    <Cluster>
      <Button variant="quiet" size="large">
        Nei takk
      </Button>
      <Button variant="quiet">Tilbake</Button>
      <Button variant="quiet" size="small">
        Endre
      </Button>
    </Cluster>
    <Cluster>
      <Button variant="secondary" icon={<Icon of={PlusIcon} />}>
        Legg til
      </Button>
      <Button iconEnd={<Icon of={ArrowRightIcon} />}>Neste</Button>
      <ButtonLink href="/tilbehor/" variant="quiet" iconEnd={<Icon of={ArrowRightIcon} size={20} />}>
        Se alt tilbehør
      </ButtonLink>
    </Cluster>
  </Stack>
);

export const States = () => (
  <Stack gap={24}>
    <Cluster>
      <Button disabled>Utsolgt</Button>
      <Button variant="secondary" disabled>
        Legg i handlekurv
      </Button>
      <Button variant="quiet" disabled>
        Tilbake
      </Button>
    </Cluster>
    <Cluster>
      <Button loading>Legg i handlekurv</Button>
      <Button variant="secondary" loading>
        Vis 12 til
      </Button>
      <Button variant="quiet" loading>
        Logg inn
      </Button>
    </Cluster>
  </Stack>
);

export const OnDark = () => (
  <Panel tone="dark">
    <Cluster>
      <Button variant="white" size="large">
        Se mobilene
      </Button>
      <ButtonLink variant="ghost" size="large" href="/mobilabonnement/">
        Finn abonnement
      </ButtonLink>
      <Button variant="white" loading>
        Start mobilguiden
      </Button>
      <Button variant="ghost" loading>
        Les mer
      </Button>
      <Button variant="white" disabled>
        Prøv igjen
      </Button>
    </Cluster>
  </Panel>
);

export const FullWidthAndLongText = () => (
  <Stack>
    <Button fullWidth size="large" icon={<Icon of={ShoppingBasketIcon} />}>
      Gå til kassen
    </Button>
    <Button fullWidth>Forhåndsbestill fra mandag 21. desember kl. 09:00 med levering på døren</Button>
    <Cluster>
      <Button variant="secondary">Jeg vil beholde abonnementet jeg har i dag og fortsette</Button>
    </Cluster>
  </Stack>
);
