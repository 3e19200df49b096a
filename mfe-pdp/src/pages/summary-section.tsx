import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { movingText, purchaseText, vatNote } from 'shared-domain/purchase';
import { useSession } from 'shared-domain/stores/session-store';
import type { BuyState } from '../data/buy-state';
import { fullPrice, purchaseSummary } from '../data/purchase-texts';
import type { Buying } from '../state/use-buy';
import type { Choice } from '../state/use-choice';
import { BuyAction } from '../ui/buy-action';
import { SummaryBox } from '../ui/summary-box';

export interface SummarySectionProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly realm: Realm;
}

/** What it all costs, and the way on; without a price only the way on. */
export function SummarySection({ product, choice, buyState, buying, realm }: SummarySectionProps) {
  const { variant, purchase } = choice;
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const summary = purchaseSummary(purchase, variant, product, realm);
  const action = <BuyAction state={buyState} sku={variant.sku} isBuying={buying.isBuying} onBuy={buying.buy} />;
  if (!summary) return action;
  const moving = purchase.option === null ? null : movingText({ realm, isLoggedIn, option: purchase.option });
  return (
    <SummaryBox
      summary={summary}
      vatNote={vatNote(realm)}
      action={action}
      plainFormPrice={purchase.needsPlan ? fullPrice(variant, realm) : null}
      movingText={moving && purchaseText(moving)}
    />
  );
}
