import { cartText, type FreeShipping } from 'shared-domain/cart';
import { type BarColour, ProgressBar, Stack, Text } from 'shared-domain/ui';

/** By the names of the wire; one that is not known, or too faint on the bar, has the brand's own. */
const COLOURS: Readonly<Record<string, BarColour>> = {
  corePurple600: 'brand-600',
  corePurple700: 'brand-700',
  corePurple800: 'brand-800',
  corePurple900: 'brand-900',
  blue700: 'blue-700',
  green700: 'green-700',
  red700: 'red-700',
  yellow700: 'yellow-700',
};

/** How far it is to free shipping (F9.2-3). */
export function FreeShippingBar({ text, min, value, max, color }: FreeShipping) {
  const shown = cartText(text);
  return (
    <Stack gap={8}>
      <Text size="small" strong>
        {shown}
      </Text>
      <ProgressBar
        label={shown}
        value={value - min}
        max={max - min}
        colour={Object.hasOwn(COLOURS, color) ? COLOURS[color] : undefined}
      />
    </Stack>
  );
}
