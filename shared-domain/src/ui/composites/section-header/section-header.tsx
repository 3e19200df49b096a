import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { TextLink } from '../../primitives/text-link/text-link';
import { Text } from '../../primitives/text/text';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly lead?: ReactNode;
  /** A link with an arrow at the right, or a part of your own. */
  readonly action?: { readonly text: string; readonly href: string } | undefined;
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
}

/** The head of a section: heading, lead and one link. */
export function SectionHeader({ title, level = 2, lead, action, aside, id }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.texts}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {lead && (
          <Text tone="soft" size={level === 1 ? 'lead' : 'body'}>
            {lead}
          </Text>
        )}
      </div>
      {action && (
        <TextLink look="strong" href={action.href}>
          {action.text}
        </TextLink>
      )}
      {aside}
    </div>
  );
}
