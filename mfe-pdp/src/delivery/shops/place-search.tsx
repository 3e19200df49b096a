import { deliveryText } from 'shared-domain/delivery';
import { Button, Combobox, Icon, LocationPinIcon, MagnifyingGlassIcon, Panel, Text } from 'shared-domain/ui';
import { shopTexts as texts } from './shops-nb';
import type { usePlaceSearch } from './use-place-search';
import styles from './shop-finder.module.css';

export interface PlaceSearchProps {
  readonly search: ReturnType<typeof usePlaceSearch>;
}

/** Where shops are looked for: a place, or where the visitor is, which is asked for by a press alone (P5-2, P8-3, P8-5). */
export function PlaceSearch({ search }: PlaceSearchProps) {
  const { text, options, error, busy } = search;
  return (
    <>
      <form
        noValidate
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search.submit();
        }}
      >
        <Combobox
          label={texts.placeLabel}
          name="sted"
          icon={<Icon of={MagnifyingGlassIcon} />}
          enterKeyHint="search"
          value={text}
          onChange={search.type}
          options={options}
          loading={busy === 'suggestions'}
          onChoose={({ id }) => search.choose(id)}
          error={error === 'noSuggestions' && <span role="alert">{deliveryText({ key: error })}</span>}
        />
        <Button type="submit" variant="secondary" loading={busy === 'place'} className={styles.button}>
          {texts.search}
        </Button>
        <Button
          variant="quiet"
          icon={<Icon of={LocationPinIcon} size={20} />}
          loading={busy === 'position'}
          className={styles.button}
          onClick={() => void search.goToOwnPosition()}
        >
          {texts.locate}
        </Button>
      </form>
      {error === 'locationNotAvailable' && (
        <div role="alert">
          <Panel padding={16}>
            <Text>{deliveryText({ key: error })}</Text>
          </Panel>
        </div>
      )}
    </>
  );
}
