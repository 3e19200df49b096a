import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import type { TextFieldProps } from '../text-field/text-field';
import { TextField } from '../text-field/text-field';
import styles from './postcode-field.module.css';

type Fixed = 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'suffix' | 'label' | 'name';

export interface PostcodeFieldProps extends Omit<TextFieldProps, Fixed> {
  /** 'Postnummer' by default. */
  readonly label?: TextFieldProps['label'];
  readonly name?: string | undefined;
  /** The town of the postcode, once it is known: 'Oslo'. */
  readonly town?: string | null | undefined;
  /** The postcode is being looked up. */
  readonly loading?: boolean | undefined;
}

/**
 * A Norwegian postcode: four digits, the town at its right edge. Which postcodes are right is decided by delivery's rules: the owner
 * limits what was typed and gives the `error`, which is read out when it comes.
 */
export function PostcodeField(props: PostcodeFieldProps) {
  const { label = texts.postcode, name = 'postnummer', town, loading = false, error, className, ...field } = props;
  const beside = loading ? `${texts.loading} …` : !error && town;
  return (
    <TextField
      enterKeyHint="search"
      {...field}
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={4}
      error={error && <span role="alert">{error}</span>}
      suffix={
        <span role="status" className={styles.town}>
          {beside}
        </span>
      }
      className={classNames(styles.field, className)}
    />
  );
}
