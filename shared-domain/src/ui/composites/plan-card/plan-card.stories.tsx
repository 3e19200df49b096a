import { useState } from 'react';
import { Alert } from '../../primitives/alert/alert';
import { Badge } from '../../primitives/badge/badge';
import { Button } from '../../primitives/button/button';
import { Grid } from '../../primitives/layout/layout';
import { Panel } from '../../primitives/panel/panel';
import { Price } from '../../primitives/price/price';
import { TextLink } from '../../primitives/text-link/text-link';
import { monthlyPrice } from '../../testing/story-samples';
import { PlanCard } from './plan-card';
import { PlanMore } from './plan-more';
import { PlanName } from './plan-name';
import { PlanTermsDetails } from './plan-terms';

export default { title: 'Composites/Plan card' };

const INCLUDED = ['Data rollover til neste måned', 'Fri tale, SMS og MMS', 'EU/EØS som hjemme'];
const add = (
  <Button variant="secondary" fullWidth>
    Legg i handlekurv
  </Button>
);

export const Row = () => (
  <Panel tone="warm">
    <Grid columns="cards3" as="ul">
      <li>
        <PlanCard
          headingLevel={2}
          name="Fjell 10 GB"
          headline="10 GB"
          detail="Opptil 500 Mbit/s"
          price={<Price size="xl" amount={monthlyPrice('369,-')} />}
          note="Ingen bindingstid"
          action={add}
          included={INCLUDED}
        />
      </li>
      <li>
        <PlanCard
          headingLevel={2}
          name="Fjell 5 GB"
          headline="5 GB"
          detail="Opptil 500 Mbit/s"
          badge={<Badge kind="offer">-30,-/md første 12 md.</Badge>}
          price={<Price size="xl" amount={monthlyPrice('299,-')} before="329,-" />}
          note="329,-/md. etter 12 md."
          action={add}
          included={INCLUDED}
          includedOpen
        />
      </li>
      <li>
        <PlanCard
          headingLevel={2}
          tone="dark"
          name="Prøvekjøp"
          headline="Ubegrenset data"
          detail="Test nettet vårt på mobilen du har, med eSIM."
          price={<Price size="xl" amount={monthlyPrice('0,-')} />}
          note="i 2 måneder, ingen binding"
          action={
            <Button variant="white" fullWidth>
              Prøv oss
            </Button>
          }
          included={['5G i hele Norge', 'Trygg surfing']}
        />
      </li>
      <li>
        <PlanCard
          headingLevel={2}
          name="Junior 1 GB"
          headline="1 GB"
          price={<Price size="xl" amount={monthlyPrice('99,-')} />}
          action={add}
        />
      </li>
      <li>
        <PlanCard
          headingLevel={2}
          name="Fjell Bedrift Ubegrenset med familierabatt og årsrabatt"
          headline="Ubegrenset data i Norden og Baltikum"
          detail="Velg hastighet opptil 1000 Mbit/s, for bedrifter med mer enn ti ansatte"
          badge={<Badge kind="brand">Anbefalt</Badge>}
          price={<Price size="l" amount={monthlyPrice('1\u00A0038,40\u00A0kr')} before={'1\u00A0497,-'} />}
          note="ekskl. mva. Totalt pr. md. med familierabatt og årsrabatt"
          action={add}
          included={INCLUDED}
        />
      </li>
      <li>
        <PlanCard
          headingLevel={2}
          name="Fjell X Ung"
          headline="Ubegrenset data"
          detail="250 Mbit/s, for deg under 30"
          badge={<Badge kind="brand">Under 30</Badge>}
          price={<Price size="xl" amount={monthlyPrice('379,-')} />}
          note="Ingen bindingstid"
          action={add}
        >
          <TextLink look="strong" href="/mobilabonnement/ung/">
            Les mer
          </TextLink>
        </PlanCard>
      </li>
    </Grid>
  </Panel>
);

/** As on the home page: the points show at once, the first card has the one solid button. */
export const WithPoints = () => (
  <Panel tone="warm">
    <Grid columns="cards3">
      <PlanCard
        headingLevel={2}
        name="Fjell X"
        headline="Ubegrenset data"
        detail="Velg hastighet opptil 1000 Mbit/s"
        points={['Ubegrenset skylagring', 'Trygg surfing']}
        price={<Price size="l" amount={monthlyPrice('399,-')} from />}
        action={<Button fullWidth>Gå videre og velg</Button>}
      />
      <PlanCard
        headingLevel={2}
        name="Fjell 10 GB"
        headline="10 GB"
        detail="Opptil 500 Mbit/s"
        points={['Data rollover til neste måned']}
        price={<Price size="l" amount={monthlyPrice('369,-')} />}
        action={add}
      />
      <PlanCard
        headingLevel={2}
        name="Fjell X Ung"
        headline="Ubegrenset data"
        detail="250 Mbit/s for deg under 30"
        points={['Ubegrenset skylagring', 'Ingen bindingstid', 'Trygg surfing for alle i familien']}
        price={<Price size="l" amount={monthlyPrice('379,-')} />}
        action={add}
      />
    </Grid>
  </Panel>
);

/** As in the dialog of a product page: one of several is chosen. */
export const Choices = () => {
  const [plan, setPlan] = useState('basic');
  const choice = (value: string) => ({ name: 'plan', value, checked: value === plan, onChange: setPlan });
  return (
    <div role="radiogroup" aria-label="Abonnement">
      <Grid columns="halves">
        <PlanCard
          compact
          choice={choice('10gb')}
          headingLevel={2}
          name="Fjell 10 GB"
          headline="10 GB"
          detail="Opptil 500 Mbit/s"
          price={<Price size="l" amount={monthlyPrice('369,-')} />}
          included={INCLUDED}
        />
        <PlanCard
          compact
          choice={choice('basic')}
          headingLevel={2}
          name={<PlanName name="Fjell X Basic 250 Mbit/s" persona="Strømmeglede" speedometer="speedometer-rask" />}
          headline="Ubegrenset data"
          detail="Høy hastighet, opptil 250 Mbit/s"
          badge={<Badge kind="offer">-50,-/md første 12 md.</Badge>}
          price={<Price size="l" amount={monthlyPrice('449,-')} before="499,-" />}
          note="499,-/md. etter 12 md."
          included={INCLUDED}
          more={
            <PlanMore
              blocks={[{ heading: 'Fart', content: 'Hastigheten er den høyeste du får der dekningen er god.' }]}
              footer={['449,-/md. for hvert abonnement til i familien']}
              logos={[]}
            />
          }
        />
        <PlanCard
          compact
          choice={{
            ...choice('old'),
            disabled: true,
            reason: <Alert kind="warning">Dette abonnementet selges ikke lenger ved kjøp med rabattavtale.</Alert>,
          }}
          headingLevel={2}
          name="Fjell 3 GB"
          headline="3 GB"
          price={<Price size="l" amount={monthlyPrice('299,-')} />}
        />
        <PlanCard
          headingLevel={2}
          name="Fjell 5 GB"
          headline="5 GB"
          price={<Price size="l" amount={monthlyPrice('329,-')} />}
          terms={
            <PlanTermsDetails name="Fjell 5 GB" minimumTotal="Minste totalpris 329,-" lines={['Ingen bindingstid.']} />
          }
          action={add}
        />
      </Grid>
    </div>
  );
};
