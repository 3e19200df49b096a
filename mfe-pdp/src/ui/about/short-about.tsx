import type { ReactNode } from 'react';
import { Heading, Text, TextLink } from 'shared-domain/ui';
import { aboutTexts as texts } from '../../texts/about-nb';
import styles from './about.module.css';

export interface ShortAboutProps {
  readonly text: string;
  /** There is a long description, which 'Les mer' leads to. */
  readonly hasMore: boolean;
  /** Beside 'Les mer'. */
  readonly children: ReactNode;
}

/** 'Kort om produktet' (P2-33). */
export function ShortAbout({ text, hasMore, children }: ShortAboutProps) {
  return (
    <section aria-labelledby="kort-om-produktet" className={styles.part}>
      <Heading level={2} id="kort-om-produktet">
        {texts.shortAbout}
      </Heading>
      <Text size="lead">{text}</Text>
      <div className={styles.links}>
        {hasMore && (
          <TextLink look="strong" href="#long-description">
            {texts.readMore}
          </TextLink>
        )}
        {children}
      </div>
    </section>
  );
}
