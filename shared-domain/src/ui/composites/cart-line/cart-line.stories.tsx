import { CardIcon, MobileSmallIcon, ShieldCheckmarkIcon } from '../../icons';
import { Alert } from '../../primitives/alert/alert';
import { Icon } from '../../primitives/icon/icon';
import { BeforePrice } from '../../primitives/price/price';
import { Quantity } from '../../primitives/quantity/quantity';
import { PICTURES } from '../../testing/story-samples';
import { CartLine } from './cart-line';

export default { title: 'Composites/Cart line' };

const ignore = () => undefined;

export const Bundle = () => (
  <ul aria-label="Varer i handlekurven">
    <CartLine
      name="iPhone 17"
      href="/mobiltelefoner/apple/iphone-17/"
      details={['Lavendel, 256 GB', 'Delbetaling 24 md.']}
      image={PICTURES.handset}
      price="541,-/md."
      removeLabel="Fjern iPhone 17"
      onRemove={ignore}
    >
      <CartLine
        name="Fjell X Basic"
        details={['Ubegrenset data, 250 Mbit/s']}
        icon={<Icon of={MobileSmallIcon} />}
        price="499,-/md."
      />
      <CartLine
        name="Mobilforsikring M"
        details={['Egenandel 1000,-']}
        icon={<Icon of={ShieldCheckmarkIcon} />}
        price="119,-/md."
        removeLabel="Fjern Mobilforsikring M"
        onRemove={ignore}
      />
      <CartLine
        name="Ekstra SIM-kort"
        details={['På første faktura']}
        icon={<Icon of={CardIcon} />}
        price="99,-"
        removeLabel="Fjern Ekstra SIM-kort"
        onRemove={ignore}
      />
    </CartLine>
    <CartLine
      name="Lader 20 W, USB-C"
      href="/tilbehor/lader-20w/"
      details={['2 × 349,-/stk']}
      image={PICTURES.charger}
      price="698,-"
      priceNote={<BeforePrice>ord. pris: 798,-</BeforePrice>}
      quantity={
        <Quantity
          value={2}
          labelIncrease="Øk antall Lader 20 W"
          labelDecrease="Reduser antall Lader 20 W"
          onChange={ignore}
        />
      }
      removeLabel="Fjern Lader 20 W"
      onRemove={ignore}
    />
  </ul>
);

/** The longest name, a notice, a line that is being changed, and one of which little is known. */
export const States = () => (
  <ul aria-label="Varer i handlekurven">
    <CartLine
      name="Skjermbeskytter med personvern til iPhone 17 Pro Max"
      href="/tilbehor/panzerglass-personvern/"
      details={['PanzerGlass', 'Sendes innen 3–5 virkedager']}
      image={PICTURES.cover}
      price={'12\u00A0990,-'}
      priceNote={<BeforePrice>ord. pris: 13 990,-</BeforePrice>}
      quantity={
        <Quantity
          value={10}
          max={10}
          labelIncrease="Øk antall Skjermbeskytter"
          labelDecrease="Reduser antall Skjermbeskytter"
          onChange={ignore}
        />
      }
      removeLabel="Fjern Skjermbeskytter"
      onRemove={ignore}
      notice={
        <Alert kind="warning" role="note">
          Du kan kjøpe høyst 10 av denne varen.
        </Alert>
      }
    />
    <CartLine
      name="Galaxy Z Flip7"
      details={['Korallrød, 512 GB', 'Forhåndssalg, sendes fra 28. november']}
      image={PICTURES.foldable}
      price={<>432,80&nbsp;kr/md.</>}
      priceNote="ekskl. mva."
      disabled
      removeLabel="Fjern Galaxy Z Flip7"
      onRemove={ignore}
    >
      <CartLine
        name="Fjell Bedrift 10 GB med familierabatt og årsrabatt"
        details={['Bindingstid 12 md.']}
        icon={<Icon of={MobileSmallIcon} />}
        price={'295,20\u00A0kr/md.'}
        removeLabel="Fjern Fjell Bedrift 10 GB"
        onRemove={ignore}
        disabled
      />
      <CartLine name="Bruddgebyr" price={'1\u00A0250,-'} />
    </CartLine>
    <CartLine name="Gavekort" />
  </ul>
);
