import { type ReactNode, useLayoutEffect } from 'react';
import { toBrandStyle } from 'shared-domain/brand';
import { parseBrand } from 'shared-domain/brand/parse-brand';
import fjell from '../../shared-domain/brands/fjell.json';
import nordlys from '../../shared-domain/brands/nordlys.json';
import 'shared-domain/ui/tokens.css';
import './components.css';

const BRANDS = [fjell, nordlys].map(parseBrand);
const [REFERENCE] = BRANDS.map(({ name }) => name);
/** Every brand's colours, each under its name: the switch is one attribute. */
const sheet = BRANDS.map((brand) => toBrandStyle(brand).replace(':root', `:root[data-brand='${brand.name}']`)).join('');

export const args = { brand: REFERENCE };
export const argTypes = { brand: { options: BRANDS.map(({ name }) => name), control: { type: 'inline-radio' } } };

/** The properties of Ladle's `GlobalProvider`, which is installed with the gallery only. */
interface Props {
  readonly children: ReactNode;
  readonly globalState: { readonly control: Readonly<Record<string, { readonly value?: string }>> };
}

/** Sets up what the shell sets up for every page: tokens, base styles and the brand's colours, once. */
export const Provider = ({ children, globalState }: Props) => {
  const brand = globalState.control['brand']?.value ?? REFERENCE;
  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand;
  }, [brand]);
  return (
    <>
      <style>{sheet}</style>
      <div data-story className="gallery-story">
        {children}
      </div>
    </>
  );
};
