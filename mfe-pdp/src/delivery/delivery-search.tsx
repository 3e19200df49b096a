import { type ComponentType, type ReactNode, useState } from 'react';
import type { ProductType } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { deliveryText } from 'shared-domain/delivery';
import { reportError } from 'shared-domain/runtime/error-report';
import { Button, Heading, Icon, LocationPinIcon, Text, TextLink } from 'shared-domain/ui';
import { useRealm } from '../purchase/use-realm';
import { ScriptOnly } from '../ui/script-only';
import { DeliveryAnswer } from './delivery-answer';
import { deliveryTexts as texts } from './delivery-nb';
import type { DeliveryPromise } from './delivery-notes';
import { deliveryRows } from './delivery-rows';
import { PostcodeForm } from './postcode-form';
import { collectModal } from './rules/delivery';
import type { CollectDialogProps } from './shops/collect-dialog';
import { useDeliveryOptions } from './use-delivery-options';
import { usePostcodeSearch } from './use-postcode-search';
import styles from './delivery-search.module.css';

export interface DeliverySearchProps {
  /** The price and days of delivery before the postcode is known (`delivery-notes`); null: the server does not say. */
  readonly promise: DeliveryPromise | null;
  /** The same of what the plain form sells, without script. */
  readonly plainPromise: DeliveryPromise | null;
  /** Delivery of this order costs nothing. */
  readonly isFree: boolean;
  readonly productType: ProductType;
  readonly sku: string;
}

const shopsTitle = deliveryText(collectModal(false).title);
const loadDialog = () => import('./shops/collect-dialog');
/** Begun by a pointer or the focus that comes near, so that the press finds it there; a failure shows at the press. */
const prepareDialog = (): void => void loadDialog().catch(() => undefined);

/** The postcode search with its answer, and the ways to the list of all options and to the shops (P2-34, P2-36, P5-1). */
export function DeliverySearch({ promise, plainPromise, isFree, productType, sku }: DeliverySearchProps) {
  const realm = useRealm();
  const { search, found, ...postcode } = usePostcodeSearch();
  const answer = useDeliveryOptions(found?.postcode ?? null, { productType, sku, isFree });
  const [Dialog, setDialog] = useState<ComponentType<CollectDialogProps> | null>(null);
  const [opened, setOpened] = useState<{ readonly withOptions: boolean } | null>(null);
  const [isFailed, setFailed] = useState(false);

  const rows = answer && deliveryRows(answer.options, { realm, isFree, nowMs: answer.nowMs });
  const open = (withOptions: boolean): void => {
    setFailed(false);
    loadDialog().then(
      (file) => {
        setDialog(() => file.CollectDialog);
        setOpened({ withOptions });
      },
      (error: unknown) => {
        reportError(error, { part: 'shops' });
        setFailed(true);
      },
    );
  };
  return (
    <>
      <DeliveryAnswer
        promise={promise}
        plainPromise={plainPromise}
        found={found}
        answer={answer}
        terms={{ realm, isFree }}
        more={
          rows &&
          rows.length > 0 && (
            <Button variant="quiet" size="small" onPointerEnter={prepareDialog} onClick={() => open(true)}>
              {deliveryText(collectModal(true).title)}
            </Button>
          )
        }
      />
      <PostcodeForm
        search={search}
        found={found}
        onType={postcode.type}
        onSubmit={postcode.submit}
        onForget={postcode.forget}
      />
      <CollectRow
        error={isFailed ? texts.shopsFailed : null}
        button={
          <ScriptOnly instead={<TextLink href={PATHS.shops}>{shopsTitle}</TextLink>}>
            <Button
              variant="quiet"
              size="small"
              onPointerEnter={prepareDialog}
              onFocus={prepareDialog}
              onClick={() => open(false)}
            >
              {shopsTitle}
            </Button>
          </ScriptOnly>
        }
      />
      {Dialog && (
        <Dialog
          isOpen={opened !== null}
          onClose={() => setOpened(null)}
          sku={sku}
          rows={opened?.withOptions ? (rows ?? []) : []}
          found={found}
        />
      )}
    </>
  );
}

export interface CollectRowProps {
  /** Opens the list of shops. */
  readonly button: ReactNode;
  /** Why it did not open. */
  readonly error: string | null;
}

/** Collecting in a shop (P2-36). */
export function CollectRow({ button, error }: CollectRowProps) {
  return (
    <div className={styles.collect}>
      <div className={styles.head}>
        <Heading level={2} size="card" className={styles.title}>
          <Icon of={LocationPinIcon} size={18} />
          {texts.collect}
        </Heading>
        {button}
      </div>
      <Text size="small">{texts.collectHelp}</Text>
      {error !== null && (
        <div role="alert">
          <Text size="small">{error}</Text>
        </div>
      )}
    </div>
  );
}
