import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planColour } from '../rules/card-look';
import { anOffering } from '.';

const tokens = readFileSync(join(__dirname, '../../ui/tokens/tokens.css'), 'utf8');

test.each([{ isTryBuySubscription: true }, { isUngSubscription: true }])(
  '[F9.5-8] the colour of %j is a token of the design system',
  (change) => {
    expect(tokens).toContain(`--${planColour(anOffering(change))}:`);
  },
);
