import { Badge, ButtonLink, Grid, Picture, Price, Promo, Text } from 'shared-domain/ui';
import type { HomePromo } from '../data/home-promos';
import { homeTexts } from '../texts/home-nb';
import styles from './home-promos.module.css';

const LOOKS = { preowned: { tone: 'green', badge: 'green' }, switch: { tone: 'tint', badge: 'plain' } } as const;
const SIZES = '(min-width: 1280px) 400px, (min-width: 856px) 50vw, 90vw';

export interface HomePromosProps {
  readonly promos: readonly HomePromo[];
}

/** Two ways to a cheaper phone, each from its lowest price. */
export function HomePromos({ promos }: HomePromosProps) {
  return (
    <Grid columns="halves" className={styles.promos}>
      {promos.map(({ kind, href, price, note, product, image }) => {
        const { badge, title, text, action } = homeTexts.promos[kind];
        return (
          <Promo
            key={kind}
            tone={LOOKS[kind].tone}
            badge={<Badge kind={LOOKS[kind].badge}>{badge}</Badge>}
            title={title}
            text={text}
            price={
              <span className={styles.price}>
                <Price size="l" from amount={price} />{' '}
                <Text as="span" size="small">
                  {product}, {note}
                </Text>
              </span>
            }
            action={
              <ButtonLink href={href} variant="secondary">
                {action}
              </ButtonLink>
            }
            picture={<Picture image={image} alt="" sizes={SIZES} width={480} height={480} />}
          />
        );
      })}
    </Grid>
  );
}
