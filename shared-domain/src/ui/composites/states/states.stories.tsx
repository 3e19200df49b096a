import { MagnifyingGlassIcon, ShoppingBasketIcon } from '../../icons';
import { Button } from '../../primitives/button/button';
import { ButtonLink } from '../../primitives/button/button-link';
import { Icon } from '../../primitives/icon/icon';
import { Stack } from '../../primitives/layout/layout';
import { Drawer } from '../../primitives/modal/modal';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

export default { title: 'Composites/States' };

const ignore = () => undefined;

export const Empty = () => (
  <Stack gap={24}>
    <EmptyState
      icon={<Icon of={MagnifyingGlassIcon} size={40} />}
      title="Ingen mobiler passer til filtrene"
      text="Prøv å fjerne et filter eller velge en høyere pris."
      action={
        <ButtonLink href="/mobiltelefoner/" variant="secondary">
          Nullstill filtrene
        </ButtonLink>
      }
    />
    <EmptyState
      title="Vi har ingen skjermbeskyttere med personvern til denne modellen ennå"
      text="Si fra til oss, så varsler vi deg når de kommer."
    />
  </Stack>
);

export const Failed = () => (
  <Stack gap={24}>
    <ErrorState
      title="Vi får ikke hentet varene"
      text="Feilen er hos oss, og vi jobber med den. Prøv igjen om litt."
      onRetry={ignore}
    />
    <ErrorState
      title="Vi får ikke vist siden akkurat nå"
      action={
        <ButtonLink href="/" variant="secondary">
          Gå til forsiden
        </ButtonLink>
      }
    />
  </Stack>
);

export const EmptyInDrawer = () => (
  <Drawer open onClose={ignore} title="Handlekurv">
    <EmptyState
      headingLevel={3}
      icon={<Icon of={ShoppingBasketIcon} size={40} />}
      title="Handlekurven er tom"
      text="Her samler vi det du vil kjøpe. Er du usikker på hva du trenger, hjelper vi deg gjerne."
      action={<ButtonLink href="/mobiltelefoner/">Se mobiltelefoner</ButtonLink>}
    />
  </Drawer>
);

export const FailedInDrawer = () => (
  <Drawer
    open
    onClose={ignore}
    title="Finn butikk"
    footer={
      <Button fullWidth variant="secondary">
        Tilbake til produkt
      </Button>
    }
  >
    <ErrorState
      headingLevel={3}
      title="Vi får ikke hentet lagerstatus i butikkene"
      text="Prøv igjen, eller ring butikken din."
      onRetry={ignore}
    />
  </Drawer>
);
