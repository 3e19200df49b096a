import { classNames } from '../class-names';
import { Stack } from '../primitives/layout/layout';
import { type Token, TOKENS } from './token-names';
import styles from './tokens-story.module.css';

export default { title: 'Foundations/Tokens' };

function Swatches({ label, tokens }: { readonly label: string; readonly tokens: readonly Token[] }) {
  return (
    <section aria-label={label}>
      <ul className={styles['swatches']}>
        {tokens.map((token) => (
          <li key={token}>
            <svg aria-hidden className={styles['swatch']}>
              <rect width="100%" height="100%" fill={`var(--${token})`} />
            </svg>
            {token}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Colours = () => (
  <Stack>
    <Swatches label="Roller" tokens={TOKENS.role} />
    <Swatches label="Skalaer" tokens={TOKENS.ramp} />
  </Stack>
);

export const Type = () => (
  <Stack>
    {TOKENS.type
      .filter((token) => token !== 'per-month')
      .map((token) => (
        <p key={token} className={classNames(styles['sample'], styles[token])}>
          {token}: 12 990,- Lange netter
        </p>
      ))}
  </Stack>
);

export const Shapes = () => (
  <ul className={styles['swatches']}>
    {TOKENS.radius.map((token) => (
      <li key={token}>
        <div className={classNames(styles['cornered'], styles[token])} />
        {token}
      </li>
    ))}
    {(['e1', 'e2', 'e3', 'e-up'] as const).map((token) => (
      <li key={token}>
        <div className={classNames(styles['box'], styles[token])} />
        {token}
      </li>
    ))}
    {TOKENS.space.map((token) => (
      <li key={token}>
        <svg aria-hidden width="100%" height="24">
          <rect height="24" fill="var(--brand)" width={Number(token.replace('space-', ''))} />
        </svg>
        {token}
      </li>
    ))}
  </ul>
);
