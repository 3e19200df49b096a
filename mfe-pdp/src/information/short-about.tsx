import type { ReactNode } from 'react';
import { Button, Heading, Icon, LinkIcon, PrinterSmallIcon, Text, TextLink } from 'shared-domain/ui';
import { ScriptOnly } from '../ui/script-only';
import { aboutTexts as texts } from './about-nb';
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

export interface ShareRowProps {
  readonly onShare: () => void;
  readonly onPrint: () => void;
}

/** Sends the page on, or puts it on paper. */
export function ShareRow({ onShare, onPrint }: ShareRowProps) {
  return (
    <ScriptOnly>
      <div className={styles.share}>
        <Button variant="quiet" icon={<Icon of={LinkIcon} size={20} />} onClick={onShare}>
          {texts.share}
        </Button>
        <Button variant="quiet" icon={<Icon of={PrinterSmallIcon} size={20} />} onClick={onPrint}>
          {texts.print}
        </Button>
      </div>
    </ScriptOnly>
  );
}
