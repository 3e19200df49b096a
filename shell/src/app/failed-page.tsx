import { PATHS } from 'shared-domain/contracts/paths';
import { Button, ButtonLink, ExclamationmarkTriangleFillIcon, Heading, Icon, Page, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './layout.module.css';

/** Shown when a page's data or remote could not be loaded. Shows no technical detail. */
export function FailedPage({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Page>
      <div className={styles.message}>
        <div className={styles.words}>
          <span className={styles.warning}>
            <Icon of={ExclamationmarkTriangleFillIcon} size={40} />
          </span>
          <Heading level={1}>{texts.failed.title}</Heading>
          <div role="alert">
            <Text size="lead" tone="soft">
              {texts.failed.text}
            </Text>
          </div>
          <div className={styles.actions}>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {texts.failed.retry}
              </Button>
            )}
            <ButtonLink href={PATHS.home} variant="secondary">
              {texts.failed.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}
