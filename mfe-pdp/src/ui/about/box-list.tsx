import { Heading, Text } from 'shared-domain/ui';
import { aboutTexts as texts } from '../../texts/about-nb';
import styles from './about.module.css';

export interface BoxListProps {
  readonly items: readonly string[];
}

/** What is in the box. */
export function BoxList({ items }: BoxListProps) {
  return (
    <section aria-labelledby="i-esken-liste" className={styles.part}>
      <Heading level={3} id="i-esken-liste">
        {texts.inTheBox}
      </Heading>
      <ul className={styles.box}>
        {items.map((item) => (
          <li key={item}>
            <Text as="span">{item}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
