import { PATHS } from 'shared-domain/contracts/paths';
import { Button, type ButtonProps } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface EmptyFormProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly onEmpty: () => void;
}

/** 'Tøm handlekurven'; a plain form too, so that it works without script. */
export function EmptyForm({ onEmpty, ...look }: EmptyFormProps) {
  return (
    <form
      method="post"
      action={PATHS.changeCartForm}
      onSubmit={(event) => {
        event.preventDefault();
        onEmpty();
      }}
    >
      <input type="hidden" name="empty" value="1" />
      <Button type="submit" size="small" {...look}>
        {texts.emptyCart}
      </Button>
    </form>
  );
}
