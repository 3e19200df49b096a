import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { PiecesProps } from './pieces';
import { ScriptOnly } from './script-only';
import styles from './buy-row.module.css';

export interface BuyRowProps extends PiecesProps {
  readonly children: ReactNode;
}

// Only accessories are counted: other products do not fetch it.
const LatePieces = lazy(() =>
  import(/* webpackChunkName: 'drawn-pieces' */ './pieces').then(({ Pieces: part }) => ({ default: part })),
);

const Pieces = memo(function Pieces(props: PiecesProps) {
  return (
    <Suspense fallback={null}>
      <LatePieces {...props} />
    </Suspense>
  );
});

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
