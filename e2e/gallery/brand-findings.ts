import type { Page } from '@playwright/test';

interface Brands {
  readonly reference: string;
  readonly other: string;
  /** Names of the colour tokens that a brand has of its own: 'brand-700'. */
  readonly colours: readonly string[];
}

/**
 * Lists what another brand changes besides its colours, and what keeps a colour of the reference brand. A picture of each brand would not tell
 * the latter from a colour that is meant to stay. The page wears the other brand afterwards.
 */
export const brandFindings = (page: Page, brands: Brands): Promise<readonly string[]> =>
  page.evaluate(({ reference, other, colours }) => {
    /** The parts of an element that have a style of their own, and the elements that have them. */
    const PARTS = {
      '': '*',
      '::before': '*',
      '::after': '*',
      '::placeholder': 'input, textarea',
      '::backdrop': 'dialog, [popover]',
    };
    const parts = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      Object.entries(PARTS).flatMap(([part, owners]) => (element.matches(owners) ? [{ element, part }] : [])),
    );
    const root = document.documentElement;

    /** A colour that is mixed with transparency as one that is written with it. */
    const plain = (value: string): string =>
      value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/g, (_, ...shares: string[]) => {
        const channels = shares.slice(0, 3).map((share) => Math.round(Number(share) * 255));
        return `rgb(${channels.join(', ')}`;
      });
    const styleOf = ({ element, part }: (typeof parts)[number]): ReadonlyMap<string, string> => {
      const style = getComputedStyle(element, part);
      const properties = style.content === 'none' ? [] : [...style].filter((property) => !property.startsWith('--'));
      return new Map(properties.map((property) => [property, plain(style.getPropertyValue(property))]));
    };
    const wear = (brand: string) => {
      root.dataset['brand'] = brand;
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const tokens = colours.map((name) => {
        const hex = getComputedStyle(root).getPropertyValue(`--${name}`).trim();
        return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ');
      });
      return { tokens, styles: parts.map(styleOf) };
    };
    const before = wear(reference);
    const after = wear(other);
    const recoloured = new Map(before.tokens.map((colour, index) => [colour, after.tokens[index]]));
    const inOther = (value: string): string =>
      value.replace(/rgba?\((\d+, \d+, \d+)/g, (all, colour: string) =>
        all.replace(colour, recoloured.get(colour) ?? colour),
      );

    return before.styles.flatMap((style, index) =>
      [...style].flatMap(([property, value]) => {
        const found = after.styles[index]?.get(property);
        const expected = inOther(value);
        if (found === expected) return [];
        const { element, part } = parts[index] ?? {};
        return [`${property} of ${element?.outerHTML.slice(0, 80)}${part}: ${found}, expected ${expected}`];
      }),
    );
  }, brands);
