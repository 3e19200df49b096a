import { Button } from '../../primitives/button/button';
import { ButtonLink } from '../../primitives/button/button-link';
import { Stack } from '../../primitives/layout/layout';
import { Picture } from '../../primitives/picture/picture';
import { BeforePrice, Price } from '../../primitives/price/price';
import { monthlyPrice, PICTURES } from '../../testing/story-samples';
import { SummaryRows } from '../summary/summary-rows';
import { Hero } from './hero';

export default { title: 'Composites/Hero' };

const LEGAL = 'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.';
const picture = (
  <Picture image={PICTURES.handset} alt="" sizes="(min-width: 856px) 520px, 112vw" width={800} height={800} priority />
);

export const HomePage = () => (
  <Hero
    level={2}
    eyebrow="Nyhet · iPhone 17"
    title="Laget for lange netter"
    text="Nattkameraet som ser det du ser. Få den på delbetaling, uten renter og gebyrer."
    price={<Price size="l" amount={monthlyPrice('541,-')} />}
    priceNote={
      <>
        i 24&nbsp;md. med Fjell X Basic. Fullpris 12&nbsp;990,- <BeforePrice>13&nbsp;990,-</BeforePrice>
      </>
    }
    actions={
      <>
        <ButtonLink href="/mobiltelefoner/apple/iphone-17/" size="large">
          Se iPhone 17
        </ButtonLink>
        <ButtonLink href="/mobiltelefoner/" variant="secondary" size="large">
          Alle mobiler
        </ButtonLink>
      </>
    }
    legal={LEGAL}
    picture={picture}
  />
);

/** The longest texts, and the least there can be. */
export const HomePageTexts = () => (
  <Stack gap={24}>
    <Hero
      level={2}
      eyebrow="Forhåndssalg · Skjermbeskytter med personvern til iPhone 17 Pro Max"
      title={'Familierabatt og årsrabatt på mobil\u00ADabonnementene'}
      text="Fra abonnement nummer to får dere familierabatt. Legg til årsrabatt og spar 20 % til, uten at noen må bytte nummer."
      points={['Ubegrenset skylagring', 'Trygg surfing for alle i familien', '5G i hele Norge, og EU-data som hjemme']}
      price={<Price size="l" amount={monthlyPrice('1\u00A0038,-')} />}
      priceNote="Totalt pr. md. med familierabatt og årsrabatt"
      actions={
        <ButtonLink href="/mobilabonnement/" size="large">
          Sett sammen familien
        </ButtonLink>
      }
      legal={LEGAL}
      picture={picture}
    />
    <Hero level={2} title="Laget for lange netter" />
  </Stack>
);

export const Card = () => (
  <Stack gap={24}>
    <Hero
      look="card"
      level={2}
      eyebrow="Fjell X"
      title="Ubegrenset data"
      text="Velg hastighet opptil 1000 Mbit/s"
      points={['Ubegrenset skylagring', 'Trygg surfing', '5G i hele Norge']}
      panel={
        <Stack gap={16}>
          <SummaryRows
            rows={[
              { label: 'Moderat, 10 Mbit/s', value: '399,-/md.' },
              { label: 'Høy, 250 Mbit/s', value: '499,-/md.' },
              { label: 'Lynrask, 1000 Mbit/s', value: '599,-/md.' },
            ]}
          />
          <Price size="xl" amount={monthlyPrice('399,-')} from />
          <Button variant="white" size="large" fullWidth>
            Gå videre og velg
          </Button>
        </Stack>
      }
    />
  </Stack>
);
