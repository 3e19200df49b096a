import { ExclamationmarkTriangleFillIcon, Icon, Text } from 'shared-domain/ui';
import styles from './warning-note.module.css';

/** A warning beside a sum. It looks as an `Alert` does, whose other kinds a first view does not need. */
export function WarningNote({ text }: { readonly text: string }) {
  return (
    <div className={styles.note}>
      <Icon of={ExclamationmarkTriangleFillIcon} />
      <Text as="span">{text}</Text>
    </div>
  );
}
