import { useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { formatPrice } from 'shared-domain/money';
import { ABORT_SWITCH, switchBanner } from 'shared-domain/purchase';
import { updateCart, useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { Alert, Button, Cluster, Stack, SummaryRows, Text } from 'shared-domain/ui';
import { reloadPage } from '../purchase/leave-page';
import { purchaseText } from '../texts/purchase-nb';
import { ownTexts } from './own-nb';
import styles from './swap-notice.module.css';

/** The swap that is under way, what is left to pay of its agreement, and the way out (P2-47, P6-13); before it, where it begins (P2-25). */
export function SwapNotice() {
  const cart = useCart((store) => store.cart);
  const isKnown = useCart(({ status }) => status === 'ready' || status === 'failed');
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const [isAborting, setAborting] = useState(false);
  const banner = switchBanner(cart);
  if (!banner || !cart?.reSwitch) {
    if (!isKnown) return null;
    return (
      <Alert
        kind="info"
        title={ownTexts.swap}
        links={[
          { text: purchaseText({ key: isLoggedIn ? 'choosePhoneToSwap' : 'chooseAgreement' }), href: PATHS.agreements },
        ]}
      >
        {ownTexts.swapAsk}
      </Alert>
    );
  }
  const { name, monthsLeft, remainingCost, breakageFee } = cart.reSwitch;
  const abort = async (): Promise<void> => {
    setAborting(true);
    for (const action of ABORT_SWITCH) {
      if (action.kind === 'reload-page') reloadPage();
      else if (action.kind === 'update-cart' && !(await updateCart(action.input)).ok) break;
    }
    setAborting(false);
  };
  const rows = [
    ...(remainingCost ? [{ label: ownTexts.swapRemaining(monthsLeft), value: formatPrice(remainingCost) }] : []),
    ...(breakageFee ? [{ label: ownTexts.swapFee, value: formatPrice(breakageFee) }] : []),
  ];
  return (
    <Alert kind="info" title={purchaseText(banner.text)}>
      <Stack gap={8}>
        <Text size="small">
          {ownTexts.swapHandIn(name)} {rows.length > 0 ? `${ownTexts.swapInvoice}:` : null}
          {remainingCost !== undefined && rows.length === 0 && ownTexts.swapNothingLeft}
        </Text>
        {rows.length > 0 && (
          <div className={styles.sums}>
            <SummaryRows rows={rows} />
          </div>
        )}
        <Cluster gap={8}>
          <Button variant="secondary" size="small" loading={isAborting} onClick={() => void abort()}>
            {purchaseText(banner.abortText)}
          </Button>
          <Text as="span" size="small">
            {ownTexts.swapEmpties}
          </Text>
        </Cluster>
      </Stack>
    </Alert>
  );
}
