import { PATHS } from 'shared-domain/contracts/paths';
import { Button, ButtonLink, Page } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './layout.module.css';

/** Shown when a page's data or remote could not be had. Never says more than a shopper needs. */
export function FailedPage({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Page>
      <div className={styles['message']}>
        <h1>{texts.failed.title}</h1>
        <p role="alert">{texts.failed.text}</p>
        <div className={styles['actions']}>
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
    </Page>
  );
}
