import { Button } from '../../primitives/button/button';
import { Price } from '../../primitives/price/price';
import { monthlyPrice, PICTURES } from '../../testing/story-samples';
import { Steps } from '../steps/steps';
import { StickyBar } from './sticky-bar';

export default { title: 'Composites/Sticky bar' };

const steps = <Steps label="Steg" steps={['Betaling', 'Forsikring', 'Tilbehør']} current={0} />;

export const Product = () => (
  <StickyBar
    label="Valgt produkt"
    image={PICTURES.handset}
    title="iPhone 17, 256 GB, Lavendel"
    detail="Delbetaling 24 md. + Fjell X Basic"
    steps={steps}
    price={<Price amount={monthlyPrice('1\u00A0040,-')} />}
    priceNote="Betale nå: 0,-"
    action={<Button>Neste</Button>}
  />
);

export const LongTexts = () => (
  <StickyBar
    label="Valgt produkt"
    image={PICTURES.cover}
    title="Skjermbeskytter med personvern til iPhone 17 Pro Max, gjennomsiktig"
    detail="Delbetaling 24 md. + Fjell Bedrift Ubegrenset med familierabatt og årsrabatt"
    steps={steps}
    price={<Price amount={monthlyPrice('10\u00A0392,80\u00A0kr')} />}
    priceNote={'Betale nå: 10\u00A0990,- (ekskl. mva.)'}
    action={<Button>Neste</Button>}
  />
);

/** A hidden price, no picture, and a button that cannot be used. */
export const NoPrice = () => (
  <StickyBar
    label="Valgt produkt"
    title="Galaxy Z Flip7, 512 GB"
    priceNote="Pris kommer"
    action={<Button disabled>Utsolgt</Button>}
  />
);
