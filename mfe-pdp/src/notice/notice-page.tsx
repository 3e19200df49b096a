import type { ReactNode } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import {
  NOTICE_ACTIONS,
  NOTICE_FIELDS,
  NOTICE_MESSAGES,
  NOTICE_REASONS,
  noticeRoot,
} from 'shared-domain/contracts/notice-form';
import { PATHS } from 'shared-domain/contracts/paths';
import { Alert, Button, ButtonLink, Heading, Page, Panel, Picture, Stack, Text, TextField } from 'shared-domain/ui';
import type { NoticeItem, NoticePageData } from './notice';
import { noticeTexts as texts } from './notice-nb';
import styles from './notice-page.module.css';

const nameOf = ({ brand, name, size, color }: NoticeItem): string =>
  [`${brand} ${name}`, size, color.name].filter(Boolean).join(', ');

/** 'Gi meg beskjed': plain forms, which work without script, too. */
export function NoticePage({ data, realm }: PageProps<NoticePageData>) {
  const item = 'item' in data ? data.item : null;
  return (
    <Page className={styles.page}>
      <Panel tone="white" padding={24} className={styles.panel}>
        {item && (
          <Picture
            image={item.image}
            sizes="120px"
            width={120}
            height={120}
            alt=""
            className={styles.picture}
            priority
          />
        )}
        <Stack gap={16}>
          <Content data={data} realm={realm} />
          {item && (
            <ButtonLink href={item.href} variant="quiet">
              {texts.toProduct}
            </ButtonLink>
          )}
        </Stack>
      </Panel>
    </Page>
  );
}

function Content({ data, realm }: Pick<PageProps<NoticePageData>, 'data' | 'realm'>) {
  const { message } = data;
  const action = noticeRoot(realm);
  switch (data.kind) {
    case 'gone':
    case 'empty':
      return (
        <>
          <Intro {...(data.kind === 'empty' ? EMPTY : message === NOTICE_MESSAGES.ended ? ENDED : GONE)} />
          <ButtonLink href={PATHS.home}>{texts.toShop}</ButtonLink>
        </>
      );
    case 'notice':
      return (
        <>
          <Intro
            title={data.isConfirmed ? texts.confirmedTitle : texts.unconfirmedTitle}
            text={data.item && texts.wish[data.reason](nameOf(data.item))}
          />
          {message === NOTICE_MESSAGES.failed && <Alert kind="negative">{texts.failed}</Alert>}
          {data.isConfirmed && <Text>{texts.confirmedNote}</Text>}
          <form method="post" action={action} className={styles.actions}>
            <input type="hidden" name={NOTICE_FIELDS.code} value={data.code} />
            {!data.isConfirmed && (
              <Button type="submit" name={NOTICE_FIELDS.action} value={NOTICE_ACTIONS.confirm}>
                {texts.confirm}
              </Button>
            )}
            <Button type="submit" variant="secondary" name={NOTICE_FIELDS.action} value={NOTICE_ACTIONS.end}>
              {data.isConfirmed ? texts.end : texts.decline}
            </Button>
          </form>
        </>
      );
    case 'form': {
      if (message === NOTICE_MESSAGES.sent) return <Intro title={texts.sentTitle} text={texts.sent} />;
      return (
        <>
          <Intro title={texts.title} text={texts.wish[data.reason](nameOf(data.item))} />
          {message === NOTICE_MESSAGES.failed && <Alert kind="negative">{texts.failed}</Alert>}
          {message === NOTICE_MESSAGES.tooMany && <Alert kind="negative">{texts.tooMany}</Alert>}
          <form method="post" action={action} className={styles.form}>
            <input type="hidden" name={NOTICE_FIELDS.sku} value={data.item.sku} />
            <input
              type="hidden"
              name={NOTICE_FIELDS.reason}
              value={NOTICE_REASONS.find(([, reason]) => reason === data.reason)?.[0]}
            />
            <TextField
              label={texts.email}
              hint={texts.emailHint}
              error={message === NOTICE_MESSAGES.badEmail ? texts.badEmail : undefined}
              name={NOTICE_FIELDS.email}
              type="email"
              autoComplete="email"
              required
              maxLength={254}
            />
            <Button type="submit">{texts.ask}</Button>
          </form>
        </>
      );
    }
  }
}

const ENDED = { title: texts.endedTitle, text: texts.ended };
const EMPTY = { title: texts.title, text: texts.empty };
const GONE = { title: texts.goneTitle, text: texts.gone };

const Intro = ({ title, text }: { readonly title: string; readonly text: ReactNode }) => (
  <div>
    <Heading level={1} size="h2">
      {title}
    </Heading>
    {text && <Text>{text}</Text>}
  </div>
);
