import { toContent } from 'shared-domain/catalogue';
import { Stack, Text } from 'shared-domain/ui';
import styles from './prose.module.css';

export interface ProseProps {
  readonly paragraphs: readonly string[];
}

/** Running text in lines of a length that reads well; placeholders of editors are left out (P9-16). */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <Stack gap={16} className={styles.prose}>
      {paragraphs.flatMap((paragraph) => {
        const content = toContent(paragraph);
        return content === null
          ? []
          : [
              <Text key={content} size="lead">
                {content}
              </Text>,
            ];
      })}
    </Stack>
  );
}
