import type { ReactNode } from 'react';
import { CheckmarkIcon, Icon, Text } from 'shared-domain/ui';
import styles from './tick.module.css';

/** Something that speaks for it, with a tick. */
export const Tick = ({ text }: { readonly text: ReactNode }) => (
  <div className={styles.tick}>
    <Icon of={CheckmarkIcon} size={20} />
    <Text size="small">{text}</Text>
  </div>
);
