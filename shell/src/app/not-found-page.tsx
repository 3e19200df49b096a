import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, Heading, Page, RowList, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './layout.module.css';

interface NotFoundPageProps {
  /** Pages with names similar to the requested one. */
  readonly near: readonly { readonly name: string; readonly href: string }[];
}

/** Page for an address without a page: links to similar ones, or to the main pages. */
export function NotFoundPage({ near }: NotFoundPageProps) {
  return (
    <Page>
      <div className={styles.message}>
        <div className={styles.words}>
          <Heading level={1}>{texts.notFound.title}</Heading>
          <Text size="lead" tone="soft">
            {texts.notFound.text}
          </Text>
          <div className={styles.actions}>
            <ButtonLink href={PATHS.home} variant="primary">
              {texts.notFound.home}
            </ButtonLink>
            <ButtonLink href={PATHS.handsets} variant="secondary">
              {texts.notFound.handsets}
            </ButtonLink>
          </div>
        </div>
        <section aria-labelledby="near">
          <Heading level={2} size="h3" id="near">
            {near.length > 0 ? texts.notFound.near : texts.notFound.elsewhere}
          </Heading>
          <RowList
            items={near.length > 0 ? near.map(({ name, href }) => ({ title: name, href })) : texts.notFound.places}
          />
        </section>
      </div>
    </Page>
  );
}
