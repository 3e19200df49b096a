import { Stack } from '../../primitives/layout/layout';
import { TextLink } from '../../primitives/text-link/text-link';
import { PICTURES } from '../../testing/story-samples';
import { CampaignBox } from './campaign-box';

export default { title: 'Composites/Campaign box' };

export const Variants = () => (
  <Stack>
    <CampaignBox
      title="AirPods Pro 3 til halv pris"
      text={<>Spar 995,- når du velger delbetaling eller Svitsj.</>}
      image={PICTURES.earbuds}
      href="/kampanje/airpods/"
    />
    <CampaignBox
      title="Familierabatt"
      text="Fra abonnement nummer to får dere rabatt."
      href="/mobilabonnement/familie/"
    />
    <CampaignBox
      title="Skjermbeskytter med personvern til iPhone 17 Pro Max følger med på kjøpet"
      text="Gjelder ved kjøp av iPhone 17 Pro Max med delbetaling over 24 måneder til og med 30. november, så lenge lageret rekker."
      image={PICTURES.cover}
      href="/kampanje/skjermbeskytter/"
    />
    <CampaignBox
      title="Du får 2 000,- i telefonrabatt"
      text="Rabatten trekkes fra når du legger telefonen i handlekurven."
      image={PICTURES.handset}
      action={<TextLink href="/kampanje/vilkar/">Les vilkårene</TextLink>}
    />
    <CampaignBox title="Gratis frakt på alt tilbehør" />
  </Stack>
);
