import type { ColourOption, SizeOption, SizeSelector } from 'shared-domain/catalogue';
import { ColourPicker, Select, SizePicker, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './product.module.css';

export interface VariantChoiceProps {
  readonly colours: readonly (ColourOption & { readonly soldOut: boolean })[];
  readonly sizes: readonly (SizeOption & { readonly soldOut: boolean })[];
  readonly sizeSelector: SizeSelector;
  /** Kept by every link, '?so=…' or ''. */
  readonly query: string;
  /** @param href of the chosen variant with the query */
  readonly onVariant: (href: string) => void;
}

/** Colour and size (P2-2): each choice is a link to its variant. */
export function VariantChoice({ colours, sizes, sizeSelector, query, onVariant }: VariantChoiceProps) {
  const size = sizes.find(({ selected }) => selected);
  const choose = (option: { readonly href: string } | undefined): void => {
    if (option) onVariant(`${option.href}${query}`);
  };
  return (
    <div className={styles.block}>
      <ColourPicker
        legend={texts.colour}
        options={colours.map(({ name, html, href, soldOut }) => ({ slug: name, name, html, href: `${href}${query}`, soldOut }))}
        selected={colours.find(({ selected }) => selected)?.name}
        onSelect={(name) => choose(colours.find((colour) => colour.name === name))}
      />
      {sizeSelector === 'boxes' && (
        <SizePicker
          legend={texts.size}
          options={sizes.map(({ label, price, href, soldOut }) => ({ label, price, href: `${href}${query}`, disabled: soldOut }))}
          selected={size?.label}
          onSelect={(label) => choose(sizes.find((each) => each.label === label))}
        />
      )}
      {sizeSelector === 'select' && (
        <div>
          <Select
            label={texts.size}
            options={sizes.map(({ label, price, href }) => ({ value: `${href}${query}`, label: price === '' ? label : `${label}, ${price}` }))}
            value={size && `${size.href}${query}`}
            onChange={onVariant}
          />
          <noscript>
            <ul>
              {sizes.map(({ label, href }) => (
                <li key={href}><TextLink href={`${href}${query}`}>{label}</TextLink></li>
              ))}
            </ul>
          </noscript>
        </div>
      )}
    </div>
  );
}
