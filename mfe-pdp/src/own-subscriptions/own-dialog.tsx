import type { Product } from 'shared-domain/catalogue';
import { showToast } from 'shared-domain/stores/toast-store';
import { isKeepExisting } from 'shared-domain/subscription';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { purchaseText } from '../texts/purchase-nb';
import { useFocusBack } from '../ui/use-focus-back';
import { ChangeDialog } from './change-dialog';
import type { Own } from './own';
import type { OwnRow } from './own-rows';
import type { OwnEvent } from './own-state';
import type { OwnView } from './own-view';

export interface OwnDialogProps {
  readonly own: Own;
  readonly view: OwnView;
  readonly product: Product;
  readonly buying: Buying;
}

/** 'Endring av abonnement': opened by the customer, or by the button of a Svitsj, which asks for the plan (P4-20, P4-21, P4-51). */
export function OwnDialog({ own, view, product, buying }: OwnDialogProps) {
  const { plans, state, purchaseWith } = view;
  const { showSubscriptionsModal, subscriptionToChange } = state.change;
  const isAsked = buying.state.isPlanDialogOpen && plans.selected !== null;
  const changing = showSubscriptionsModal
    ? (plans.rows.find(({ phoneNumber }) => phoneNumber === subscriptionToChange?.phoneNumber) ?? null)
    : null;
  const row = changing ?? (isAsked ? plans.selected : null);
  useFocusBack(row !== null, 'abonnement');
  if (!row) return null;
  const close = (): void =>
    changing ? own.send({ type: 'modal-closed' }) : buying.send({ type: 'plan-dialog-closed' });
  const confirm = (code: string): void => {
    own.send(...eventsOf(row, code, own.choice));
    const isKept = isKeepExisting(code);
    if (changing) {
      if (!isKept) showToast({ kind: 'success', text: purchaseText({ key: 'planChosen' }) });
    } else buying.send({ type: 'plan-confirmed' }, { purchase: purchaseWith(row, isKept ? null : code) });
  };
  return (
    <ChangeDialog
      view={view}
      row={row}
      isAsked={changing === null}
      product={product}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

/** The events that follow from a confirmed plan; when the plan is kept, an earlier change is undone. */
function eventsOf({ subscription, phoneNumber }: OwnRow, code: string, { offerings }: Choice): readonly OwnEvent[] {
  if (isKeepExisting(code)) return [{ type: 'change-undone', phoneNumber }];
  return [
    { type: 'modal-opened', subscription },
    { type: 'plan-picked', offeringCode: code },
    { type: 'confirmed', offerings },
  ];
}
