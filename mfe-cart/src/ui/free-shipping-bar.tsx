import { cartText, type FreeShipping } from 'shared-domain/cart';
import { ProgressBar, Stack, Text } from 'shared-domain/ui';

/** How far it is to free shipping (F9.2-3). */
export function FreeShippingBar({ text, min, value, max }: FreeShipping) {
  const shown = cartText(text);
  return (
    <Stack gap={8}>
      <Text size="small" strong>
        {shown}
      </Text>
      <ProgressBar label={shown} value={value - min} max={max - min} />
    </Stack>
  );
}
