import type { Product } from 'shared-domain/catalogue';
import { showToast } from 'shared-domain/stores/toast-store';
import { isKeepExisting } from 'shared-domain/subscription';
import type { OwnRow } from '../../data/own-plans';
import type { OwnEvent } from '../../data/own-state';
import type { Own } from '../../state/own';
import type { OwnView } from '../../state/own-view';
import type { Choice } from '../../state/use-choice';
import { useFocusBack } from '../../state/use-focus-back';
import type { Buying } from '../../state/use-purchase';
import { purchaseText } from '../../texts/purchase-nb';
import { ChangeDialog } from './change-dialog';

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

/** What a confirmed plan does to the choice; kept: an earlier change is undone. */
function eventsOf({ subscription, phoneNumber }: OwnRow, code: string, { offerings }: Choice): readonly OwnEvent[] {
  if (isKeepExisting(code)) return [{ type: 'change-undone', phoneNumber }];
  return [
    { type: 'modal-opened', subscription },
    { type: 'plan-picked', offeringCode: code },
    { type: 'confirmed', offerings },
  ];
}
