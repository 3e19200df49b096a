import { Text } from '../../primitives/text/text';
import styles from './plan-more.module.css';

export interface PlanMoreProps {
  readonly blocks: readonly { readonly heading: string; readonly content: string }[];
  /** Lines at the foot. */
  readonly footer: readonly string[];
  /** Services that belong to the plan. */
  readonly logos: readonly { readonly title: string; readonly url: string }[];
}

/** The content of an open card besides what is included: texts, services and the lines at its foot (F3.3-5). */
export function PlanMore({ blocks, footer, logos }: PlanMoreProps) {
  return (
    <div className={styles.more}>
      {blocks.map(({ heading, content }) => (
        <Text key={heading} size="small" tone="inherit">
          <strong>{heading}.</strong> {content}
        </Text>
      ))}
      {logos.length > 0 && (
        <ul className={styles.logos}>
          {logos.map(({ title, url }) => (
            <li key={url}>
              <img src={url} alt={title} height={28} loading="lazy" className={styles.logo} />
            </li>
          ))}
        </ul>
      )}
      {footer.map((line) => (
        <Text key={line} size="small" tone="inherit">
          {line}
        </Text>
      ))}
    </div>
  );
}
