import type { ReactNode } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { ORDER_STATUS_FIELDS, ORDER_STATUS_MESSAGES } from 'shared-domain/contracts/order-status-form';
import { PATHS } from 'shared-domain/contracts/paths';
import { norwegianTime } from 'shared-domain/kernel';
import { Alert, Button, Heading, Page, Panel, Stack, Steps, Text, TextField, TextLink } from 'shared-domain/ui';
import type { RowView } from '../data/cart-row-mapper';
import { toCartView } from '../data/cart-view-mapper';
import { ENDED, type OrderPageData, type OrderStatus } from '../data/order-status';
import { orderTexts as texts } from '../texts/order-nb';
import { CartRowLine } from '../ui/cart-lines';
import { CartSums } from '../ui/cart-sums';
import styles from './order-page.module.css';

const MESSAGES: Readonly<Record<string, string>> = {
  [ORDER_STATUS_MESSAGES.unknown]: texts.unknown,
  [ORDER_STATUS_MESSAGES.tooMany]: texts.tooMany,
  [ORDER_STATUS_MESSAGES.failed]: texts.failed,
  [ENDED]: texts.ended,
};

/** /ordre/: how far an order has come, for whoever knows its number and address; a plain form, which works without script, too. */
export const OrderPage = ({ data }: PageProps<OrderPageData>) => (
  <Page className={styles.page}>{data.kind === 'form' ? <Form message={data.message} /> : <Order {...data} />}</Page>
);

function Form({ message }: { readonly message: string | null }) {
  const shown = message !== null && Object.hasOwn(MESSAGES, message) ? MESSAGES[message] : undefined;
  return (
    <Panel tone="white" padding={24} className={styles.form}>
      <Stack gap={16}>
        <div>
          <Heading level={1} size="h2">
            {texts.title}
          </Heading>
          <Text>{texts.lead}</Text>
        </div>
        {shown !== undefined && <Alert kind={message === ENDED ? 'info' : 'negative'}>{shown}</Alert>}
        <form method="post" action={PATHS.orderStatus} className={styles.fields}>
          <TextField
            label={texts.number}
            hint={texts.numberHint}
            name={ORDER_STATUS_FIELDS.number}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={30}
          />
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            name={ORDER_STATUS_FIELDS.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <Button type="submit">{texts.submit}</Button>
        </form>
        <Text size="small" tone="soft">
          {texts.noReceipt} <TextLink href={PATHS.help}>{texts.support}</TextLink>
        </Text>
      </Stack>
    </Panel>
  );
}

function Order({ status: { orderNumber, delivery, steps, cart } }: { readonly status: OrderStatus }) {
  const view = toCartView(cart);
  const reached = steps.filter(({ reachedAt }) => reachedAt !== null);
  const last = reached.at(-1);
  return (
    <Stack gap={24}>
      <Heading level={1}>{texts.order(orderNumber)}</Heading>
      <Panel tone="white" padding={24}>
        <Stack gap={16}>
          <Steps
            label={texts.progress}
            steps={steps.map(({ id }) => texts.steps[id])}
            current={reached.length === steps.length ? steps.length : reached.length - 1}
          />
          <div>
            {last && (
              <Text strong>
                {texts.now[last.id]}{' '}
                <Text as="span" tone="soft">
                  {texts.at(norwegianTime(Date.parse(last.reachedAt ?? '')))}
                </Text>
              </Text>
            )}
            <Text>{texts.delivery[delivery]}</Text>
          </div>
        </Stack>
      </Panel>
      <div className={styles.columns}>
        <Part title={texts.lines}>
          <ul>{view.rows.map(rowOf)}</ul>
        </Part>
        <Part title={texts.sums}>
          <CartSums view={view} layout="page" />
        </Part>
      </div>
      <Part title={texts.help}>
        <Text>
          {texts.withdrawalText} <TextLink href={PATHS.withdrawal}>{texts.withdrawal}</TextLink>
        </Text>
        <Text>
          {texts.supportText} <TextLink href={PATHS.help}>{texts.support}</TextLink>
        </Text>
        <Text>
          <TextLink href={PATHS.orderStatus}>{texts.another}</TextLink>
        </Text>
      </Part>
    </Stack>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel as="section" tone="white" padding={24}>
    <Stack gap={16}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  </Panel>
);

/** A row that can no longer be changed. */
const rowOf = (row: RowView): ReactNode => (
  <CartRowLine
    key={row.cartItemId}
    row={row}
    pending={false}
    onChangeQuantity={noChange}
    onRemove={noChange}
    renderRows={(rows) => rows.length > 0 && rows.map(rowOf)}
  />
);
const noChange = (): void => undefined;
