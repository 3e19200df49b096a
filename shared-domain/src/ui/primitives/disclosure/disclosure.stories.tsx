import { monthlyPrice, price } from '../../testing/story-samples';
import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Price } from '../price/price';
import { UspList } from '../usp-list/usp-list';
import { Disclosure } from './disclosure';

export default { title: 'Primitives/Disclosure' };

const included = <UspList items={['Data rollover til neste måned', 'Fri tale, SMS og MMS', 'EU/EØS som hjemme']} />;

export const Line = () => (
  <Stack gap={24}>
    <div>
      <Disclosure summary="Minste totalpris" aside={<Price size="s" amount={price('18 972,-')} />}>
        Telefon i 24 måneder og abonnement i 12 måneder, med rabatter trukket fra.
      </Disclosure>
      <Disclosure
        summary="Beskrivelse og spesifikasjoner for telefonen, skjermen, kameraene og batteriet"
        open
        headingLevel={2}
      >
        Skjermen er 6,3 tommer og tegner 120 bilder i sekundet.
      </Disclosure>
      <Disclosure
        summary="Totalt pr. md. med familierabatt og årsrabatt"
        aside={<Price size="s" amount={monthlyPrice('1 038,-')} />}
        open
      >
        Rabatten gjelder fra abonnement nummer to.
      </Disclosure>
    </div>
  </Stack>
);

export const CentreAndLink = () => (
  <Stack gap={24}>
    <Panel tone="line">
      <Disclosure look="centre" summary="Dette er inkludert">
        {included}
      </Disclosure>
    </Panel>
    <Panel tone="line">
      <Disclosure look="centre" summary="Dette er inkludert" open>
        {included}
      </Disclosure>
    </Panel>
    <Disclosure look="link" summary="Les mer">
      Vi sender varen hjem til deg, eller til butikken du velger.
    </Disclosure>
    <Disclosure look="link" summary="Les mer om levering" open>
      Vi sender varen hjem til deg, eller til butikken du velger.
    </Disclosure>
  </Stack>
);
