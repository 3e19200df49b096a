import { ButtonLink, Page, TextLink } from 'shared-domain/ui';
import { PATHS } from 'shared-domain/contracts/paths';
import { texts } from '../texts/nb';
import styles from './layout.module.css';

interface NotFoundPageProps {
  /** Pages whose names are like the one asked for. */
  readonly near: readonly { readonly name: string; readonly href: string }[];
}

export function NotFoundPage({ near }: NotFoundPageProps) {
  return (
    <Page>
      <div className={styles['message']}>
        <h1>{texts.notFound.title}</h1>
        <p>{texts.notFound.text}</p>
        {near.length > 0 && (
          <section aria-labelledby="near">
            <h2 id="near">{texts.notFound.near}</h2>
            <ul>
              {near.map(({ name, href }) => (
                <li key={href}>
                  <TextLink href={href}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles['actions']}>
          <ButtonLink href={PATHS.home} variant="primary">
            {texts.notFound.home}
          </ButtonLink>
          <ButtonLink href={PATHS.handsets} variant="secondary">
            {texts.notFound.handsets}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
