import type { AccessoryVariant } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { Button, VisuallyHidden } from 'shared-domain/ui';
import { accessoryTexts as texts } from './accessories-nb';

export interface AddAccessoryFormProps {
  readonly variant: AccessoryVariant;
  /** The name of the accessory. */
  readonly name: string;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

/** The way of an accessory into the cart, which works without script. */
export const AddAccessoryForm = ({ variant: { sku, discountCode }, name, isAdding, onAdd }: AddAccessoryFormProps) => (
  <form
    method="post"
    action={PATHS.addToCartForm}
    onSubmit={(event) => {
      event.preventDefault();
      onAdd();
    }}
  >
    <input type="hidden" name="sku" value={sku} />
    <input type="hidden" name="financing" value="upfront" />
    {discountCode && <input type="hidden" name="discountCode" value={discountCode} />}
    <Button type="submit" size="small" variant="secondary" loading={isAdding}>
      {texts.add}
      <VisuallyHidden>{texts.addNamed(name)}</VisuallyHidden>
    </Button>
  </form>
);
