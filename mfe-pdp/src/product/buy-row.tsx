import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { ScriptOnly } from '../ui/script-only';
import type { PiecesProps } from './pieces';
import styles from './buy-row.module.css';

export interface BuyRowProps extends PiecesProps {
  readonly children: ReactNode;
}

/** Only accessories are counted, so other products do not fetch it. */
const Pieces = lazyPart(
  () => import(/* webpackChunkName: 'drawn-pieces' */ './pieces'),
  (file) => file.Pieces,
);

/** How many pieces, beside the button. The plain form buys one. */
export function BuyRow({ children, ...pieces }: BuyRowProps) {
  return (
    <div className={styles.row}>
      <ScriptOnly>
        <Pieces {...pieces} />
      </ScriptOnly>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
