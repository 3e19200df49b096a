import { ChevronLeftIcon } from '../../icons';
import { monthlyPrice, PICTURES, price } from '../../testing/story-samples';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Picture } from '../picture/picture';
import { Price } from '../price/price';
import { RadioCardGroup } from '../radio-card/radio-card';
import { Text } from '../text/text';
import { Dialog, Drawer } from './modal';

export default { title: 'Primitives/Modal' };

const page = <Heading level={2}>Siden under</Heading>;
const never = () => undefined;

export const DialogOpen = () => (
  <>
    {page}
    <Dialog
      open
      onClose={never}
      title="Ønsker du forsikring?"
      footer={
        <Cluster justify="between">
          <Button variant="quiet">Tilbake</Button>
          <Button>Neste</Button>
        </Cluster>
      }
    >
      <RadioCardGroup
        legend="Forsikring"
        hideLegend
        name="forsikring"
        defaultValue="M"
        options={[
          {
            value: 'M',
            title: 'Mobilforsikring M',
            detail: 'Egenandel 1 000,-',
            price: <Price size="s" amount={monthlyPrice('119,-')} />,
          },
          {
            value: 'skjerm',
            title: 'Skjermforsikring',
            detail: 'Egenandel 1 000,-',
            price: <Price size="s" amount={monthlyPrice('69,-')} />,
          },
          { value: 'NONE', title: 'Nei takk', detail: 'Jeg klarer meg uten forsikring' },
        ]}
      />
    </Dialog>
  </>
);

export const DialogThatScrolls = () => (
  <>
    {page}
    <Dialog
      open
      onClose={never}
      width="small"
      title="Vilkår for delbetaling av telefon og tilbehør i nettbutikken"
      before={<IconButton label="Tilbake" icon={<Icon of={ChevronLeftIcon} />} />}
      footer={<Button fullWidth>Jeg har lest vilkårene</Button>}
    >
      <Stack>
        {[
          'Avtalen',
          'Månedlig betaling',
          'Renter og gebyrer',
          'Hvis du flytter',
          'Hvis telefonen går i stykker',
          'Oppsigelse',
          'Personvern',
        ].map((title) => (
          <Stack key={title} gap={4}>
            <Heading level={3}>{title}</Heading>
            <Text>
              Du betaler like mye hver måned i avtaletiden. Beløpet står på fakturaen sammen med abonnementet, og du kan
              når som helst betale ned resten uten gebyr.
            </Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  </>
);

export const DrawerOpen = () => (
  <>
    {page}
    <Drawer
      open
      onClose={never}
      title="Handlekurv (1)"
      footer={
        <Stack gap={12}>
          <Cluster justify="between">
            <Text as="span">Betale nå:</Text>
            <Price amount={price('12 990,-')} />
          </Cluster>
          <Button size="large" fullWidth>
            Gå til kassen
          </Button>
        </Stack>
      }
    >
      <Cluster wrap={false} align="start" gap={16}>
        <Picture image={PICTURES.handset} sizes="56px" width={56} height={88} />
        <Stack gap={4}>
          <Heading level={3}>iPhone 17</Heading>
          <Text size="small">256 GB, lavendel</Text>
          <Price size="s" amount={price('12 990,-')} />
        </Stack>
      </Cluster>
    </Drawer>
  </>
);

export const DrawerLeft = () => (
  <>
    {page}
    <Drawer
      open
      onClose={never}
      side="left"
      title="Meny"
      before={<IconButton label="Tilbake" icon={<Icon of={ChevronLeftIcon} />} />}
    >
      <Text>En skuff uten fot.</Text>
    </Drawer>
  </>
);
