import type { ConsentAnswer } from 'shared-domain/consent';
import { CONSENT_PURPOSES } from 'shared-domain/consent';
import { PATHS } from 'shared-domain/contracts/paths';
import { Button, Checkbox, Disclosure, Heading, Text, TextLink, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../../texts/consent';
import styles from './consent-panel.module.css';

const answer = (value: ConsentAnswer) => ({ type: 'submit', name: 'answer', value }) as const;

/**
 * The question about cookies. It is drawn on the server alone, into a shadow root of shop and open pages; `client/consent` reads its form.
 * Refusing and agreeing are buttons of the same size and look, side by side.
 */
export function ConsentPanel() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{''}</VisuallyHidden>
      </div>
      <section className={styles.panel} aria-labelledby="title">
        <form className={styles.form}>
          <div className={styles.question}>
            <Heading level={2} size="card" id="title" tabIndex={-1}>
              {texts.title}
            </Heading>
            <Text size="small">{texts.text}</Text>
          </div>
          <div className={styles.answers}>
            <Button {...answer('none')} variant="secondary" size="small">
              {texts.refuse}
            </Button>
            <Button {...answer('all')} variant="secondary" size="small">
              {texts.accept}
            </Button>
          </div>
          <Disclosure summary={texts.choose} look="link">
            <div className={styles.purposes}>
              {CONSENT_PURPOSES.map((purpose) => (
                <Checkbox
                  key={purpose}
                  name="purpose"
                  value={purpose}
                  label={
                    <>
                      <strong className={styles.purpose}>{texts.purposes[purpose].title}</strong>
                      {texts.purposes[purpose].text}
                    </>
                  }
                />
              ))}
              <Button {...answer('chosen')} variant="secondary" size="small" fullWidth>
                {texts.save}
              </Button>
              <TextLink href={PATHS.cookies}>{texts.more}</TextLink>
            </div>
          </Disclosure>
        </form>
      </section>
    </>
  );
}
