import { PATHS } from 'shared-domain/contracts/paths';
import { deliveryText } from 'shared-domain/delivery';
import { Button, PostcodeField, Text, VisuallyHidden } from 'shared-domain/ui';
import { ScriptOnly } from '../ui/script-only';
import { deliveryTexts as texts } from './delivery-nb';
import type { PostcodeSearch } from './rules/postcode-search';
import type { FoundPostcode } from './use-postcode-search';
import styles from './delivery-search.module.css';

export interface PostcodeFormProps {
  readonly search: PostcodeSearch;
  readonly found: FoundPostcode | null;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onForget: () => void;
}

/** The postcode and its button (P5-1). It says that this device keeps the postcode, and can forget it; without script a page of the CMS answers. */
export function PostcodeForm({ search, found, onType, onSubmit, onForget }: PostcodeFormProps) {
  const { input, status, error } = search;
  return (
    <form
      action={PATHS.delivery}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PostcodeField
        value={input}
        onChange={onType}
        loading={status === 'looking-up'}
        town={found?.postcode === input ? found.place.place : null}
        error={error && deliveryText({ key: error })}
      />
      <Button type="submit" variant="secondary" className={styles.check}>
        {texts.check}
        <VisuallyHidden> {texts.checked}</VisuallyHidden>
      </Button>
      {error ? (
        <Text size="small" tone="soft">
          {texts.checkDigits}
        </Text>
      ) : (
        <div className={styles.kept}>
          {found ? (
            <Button variant="quiet" size="small" onClick={onForget}>
              {texts.forget}
            </Button>
          ) : (
            <ScriptOnly>
              <Text size="small" tone="soft">
                {texts.remembered}
              </Text>
            </ScriptOnly>
          )}
        </div>
      )}
    </form>
  );
}
