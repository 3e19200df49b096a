import { MAX_QUANTITY } from 'shared-domain/cart';
import { Quantity } from 'shared-domain/ui';
import { lateTexts } from '../texts/late-nb';

export interface PiecesProps {
  readonly name: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** How many pieces are bought at once. */
export function Pieces({ name, quantity, onQuantity }: PiecesProps) {
  return (
    <Quantity
      value={quantity}
      max={MAX_QUANTITY}
      labelIncrease={lateTexts.quantityMore(name)}
      labelDecrease={lateTexts.quantityLess(name)}
      onChange={onQuantity}
    />
  );
}
