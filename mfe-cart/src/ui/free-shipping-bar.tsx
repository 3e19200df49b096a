import type { FreeShipping } from 'shared-domain/cart';
import { ProgressBar, Stack, Text } from 'shared-domain/ui';

/** How far it is to free shipping (F9.2-3). */
export function FreeShippingBar({ text, min, value, max }: FreeShipping) {
  return (
    <Stack gap={8}>
      <Text size="small" strong>
        {text}
      </Text>
      <ProgressBar label={text} value={value - min} max={max - min} />
    </Stack>
  );
}
