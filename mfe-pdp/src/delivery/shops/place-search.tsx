import { useEffect, useRef, useState } from 'react';
import {
  canSearchPlace,
  type Coordinates,
  DEFAULT_LOCATION,
  type DeliveryError,
  deliveryText,
  placeName,
  type Prediction,
} from 'shared-domain/delivery';
import { fetchPlace, searchPlaces } from 'shared-domain/delivery/io';
import { Button, Combobox, Icon, LocationPinIcon, MagnifyingGlassIcon, Panel, Text } from 'shared-domain/ui';
import { locate, mapsService, newSessionToken } from '../places';
import { shopTexts as texts } from './shops-nb';
import styles from './shop-finder.module.css';

/** Where shops are looked for. */
export interface Origin extends Coordinates {
  /** 'Oslo', 'deg'. */
  readonly name: string;
  /** It is where the visitor is. */
  readonly isOwn: boolean;
}

/** Where shops are looked for until a place is known. */
export const FIRST: Origin = { ...DEFAULT_LOCATION, name: texts.firstPlace, isOwn: false };
/** Suggestions are asked for when the typing pauses. */
const PAUSE_MS = 200;

/**
 * The search for a place in the list of shops (P5-2, P8-3, P8-5), and where shops are looked for.
 *
 * @param start where they are looked for at first; Oslo when there is none
 */
export function usePlaceSearch(start: Origin | null) {
  const [origin, setOrigin] = useState(start ?? FIRST);
  const [text, setText] = useState('');
  const [predictions, setPredictions] = useState<readonly Prediction[] | undefined>();
  const [error, setError] = useState<DeliveryError | null>(null);
  const [busy, setBusy] = useState<'suggestions' | 'place' | 'position' | null>(null);
  /** One for the calls of a search, until a place is chosen. */
  const token = useRef(newSessionToken());
  /** The number of the visitor's last step: answers to earlier steps are dropped. */
  const step = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Begins something; the rest is dropped when something else began meanwhile. */
  const begin = (doing: typeof busy): (() => boolean) => {
    clearTimeout(timer.current);
    step.current += 1;
    const own = step.current;
    setBusy(doing);
    setError(null);
    return () => own === step.current;
  };
  const find = (searched: string) => searchPlaces(searched, { service: mapsService(), sessionToken: token.current });

  const type = (typed: string): void => {
    setText(typed);
    setPredictions(undefined);
    const isCurrent = begin(canSearchPlace(typed) ? 'suggestions' : null);
    if (!canSearchPlace(typed)) return;
    timer.current = setTimeout(() => {
      void find(typed).then((found) => {
        if (!isCurrent()) return;
        setPredictions(found);
        setBusy(null);
      });
    }, PAUSE_MS);
  };

  const goTo = async (prediction: Prediction, isCurrent: () => boolean): Promise<void> => {
    const name = placeName(prediction);
    setText(name);
    setPredictions(undefined);
    const place = await fetchPlace(prediction, { service: mapsService(), sessionToken: token.current });
    token.current = newSessionToken();
    if (!isCurrent()) return;
    setBusy(null);
    if (place) setOrigin({ lat: place.lat, lng: place.lng, name, isOwn: false });
    else setError('noSuggestions');
  };

  const choose = (placeId: string): void => {
    const prediction = predictions?.find(({ place_id: id }) => id === placeId);
    if (prediction) void goTo(prediction, begin('place'));
  };

  /** Enter or the button: the first suggestion is meant. */
  const submit = async (): Promise<void> => {
    if (!canSearchPlace(text)) return;
    const isCurrent = begin('place');
    const [first] = predictions ?? (await find(text));
    if (!isCurrent()) return;
    if (first) return goTo(first, isCurrent);
    setBusy(null);
    setError('noSuggestions');
  };

  const goToOwnPosition = async (): Promise<void> => {
    const isCurrent = begin('position');
    const position = await locate();
    if (!isCurrent()) return;
    setBusy(null);
    if (!position) return setError('locationNotAvailable');
    setText('');
    setPredictions(undefined);
    setOrigin({ ...position, name: texts.you, isOwn: true });
  };

  const options = predictions?.map((prediction) => ({ id: prediction.place_id, label: placeName(prediction) }));
  return { origin, text, options, error, busy, type, choose, submit, goToOwnPosition };
}

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
