/** States of a purchase that several remotes draw, composed of the parts as their pages compose them. */
import { CartLine } from '../composites/cart-line/cart-line';
import { Steps } from '../composites/steps/steps';
import { SummaryRows } from '../composites/summary/summary-rows';
import { TotalPriceLine } from '../composites/summary/total-price-line';
import { ArrowRightLeftIcon } from '../icons';
import { Alert } from '../primitives/alert/alert';
import { Badge } from '../primitives/badge/badge';
import { Button } from '../primitives/button/button';
import { Disclaimer } from '../primitives/disclaimer/disclaimer';
import { Icon } from '../primitives/icon/icon';
import { Cluster, Stack } from '../primitives/layout/layout';
import { Dialog } from '../primitives/modal/modal';
import { Panel } from '../primitives/panel/panel';
import { Price } from '../primitives/price/price';
import { Quantity } from '../primitives/quantity/quantity';
import { RadioCardGroup } from '../primitives/radio-card/radio-card';
import { monthlyPrice, PICTURES, price } from '../testing/story-samples';

export default { title: 'Compositions/Purchase' };

const never = () => undefined;

/** Logged in: the customer's own subscriptions come before the new ones. */
export const ExistingCustomer = () => (
  <Stack gap={24}>
    <RadioCardGroup
      legend="Velg abonnement"
      headingLevel={2}
      name="abonnement"
      defaultValue="ingrid"
      options={[
        {
          value: 'ingrid',
          title: 'Behold Fjell X Basic',
          detail: 'Ingrid, 412 34 567',
          badge: <Badge kind="brand">Ditt abonnement</Badge>,
          price: <Price size="s" amount={monthlyPrice('499,-')} align="end" />,
        },
        {
          value: 'amund',
          title: 'Behold Fjell 10 GB',
          detail: 'Amund, 923 45 678',
          price: <Price size="s" amount={monthlyPrice('369,-')} align="end" />,
        },
        {
          value: 'junior',
          title: 'Behold Junior 3 GB',
          detail: 'Solveig, 934 56 789',
          price: <Price size="s" amount={monthlyPrice('149,-')} align="end" />,
          disabled: true,
          reason: <Alert kind="info">Abonnementet kan ikke kombineres med Svitsj.</Alert>,
        },
        { value: 'new', title: 'Nytt abonnement', detail: 'Velg mellom alle abonnementene våre' },
      ]}
    />
    <Alert kind="info" title="Du har en telefon å svitsje">
      Lever inn telefonen fra Svitsj-avtalen din, så begynner en ny avtale.
    </Alert>
    <Cluster>
      <Button variant="secondary" icon={<Icon of={ArrowRightLeftIcon} />}>
        Velg telefon å svitsje
      </Button>
    </Cluster>
  </Stack>
);

/** The last step before the cart: goods that fit the phone. */
export const AccessoriesStep = () => (
  <Dialog
    open
    onClose={never}
    width="medium"
    title="Trenger du tilbehør?"
    footer={
      <Cluster justify="between">
        <Button variant="quiet">Tilbake</Button>
        <Button>Legg i handlekurv</Button>
      </Cluster>
    }
  >
    <Stack gap={24}>
      <Steps label="Steg i kjøpet" steps={['Betaling', 'Forsikring', 'Tilbehør']} current={2} />
      <ul aria-label="Tilbehør som passer">
        <CartLine
          name="Silikondeksel til iPhone 17 Pro Max"
          details={['Lyng']}
          image={PICTURES.cover}
          price={<Price size="s" amount={price('349,-')} />}
          quantity={
            <Quantity
              labelIncrease="Øk antall silikondeksler"
              labelDecrease="Reduser antall silikondeksler"
              value={1}
              min={0}
              max={10}
              onChange={never}
            />
          }
        />
        <CartLine
          name="Hurtiglader 45 W"
          details={['Hvit', 'Halv pris sammen med telefonen']}
          image={PICTURES.charger}
          price={<Price size="s" amount={price('199,-')} before="399,-" />}
          quantity={
            <Quantity
              labelIncrease="Øk antall hurtigladere"
              labelDecrease="Reduser antall hurtigladere"
              value={0}
              min={0}
              max={10}
              onChange={never}
            />
          }
        />
      </ul>
    </Stack>
  </Dialog>
);

/** Businesses and customers with an equipment agreement see amounts without mva. */
export const EquipmentAgreement = () => (
  <Panel as="section" label="Utstyrsavtale">
    <Stack>
      <RadioCardGroup
        legend="Avtaletid"
        name="avtaletid"
        defaultValue="24"
        options={[
          {
            value: '36',
            title: '36 måneder',
            price: <Price amount={monthlyPrice('292,-')} align="end" vatNote="(ekskl. mva.)" />,
          },
          {
            value: '24',
            title: '24 måneder',
            price: <Price amount={monthlyPrice('433,-')} align="end" vatNote="(ekskl. mva.)" />,
          },
          {
            value: '12',
            title: '12 måneder',
            price: <Price amount={monthlyPrice('866,-')} align="end" vatNote="(ekskl. mva.)" />,
          },
        ]}
      />
      <SummaryRows
        rows={[
          { label: 'iPhone 17 256 GB, lavendel', value: '433,-/md.' },
          { label: 'Fjell Bedrift Basic', value: '349,-/md.' },
        ]}
      />
      <TotalPriceLine ruled label="Totalt pr. md. (ekskl. mva.)" amount={monthlyPrice('782,-')} />
      <Button size="large" fullWidth>
        Bestill på utstyrsavtalen
      </Button>
      <Disclaimer>
        Utstyret eies av avtalen til siste avdrag er betalt. Totalt 10 392,- (ekskl. mva.) for 24 måneder.
      </Disclaimer>
    </Stack>
  </Panel>
);
