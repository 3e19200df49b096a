import { keepText, storedJson, storedText } from './storage';
import { isStorageRefusal, tabStorage } from './tab-storage';

const AREAS = ['localStorage', 'sessionStorage'] as const;
const originals = Object.fromEntries(AREAS.map((area) => [area, Object.getOwnPropertyDescriptor(window, area) ?? {}]));
const forbid = (area: string) =>
  Object.defineProperty(window, area, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    },
  });
const fillUp = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperties(window, originals);
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(AREAS)('%s', (area) => {
  const keep = (text: string | null) => keepText('one', text, area);
  const found = () => [storedText('one', area), storedJson('one', area)];

  test('keeps a text, and forgets it', () => {
    keep('[1]');
    expect(found()).toEqual(['[1]', [1]]);
    expect(window[area]).toHaveLength(1);
    keep(null);
    expect(found()).toEqual(['', null]);
  });

  test('a text that is not ours is nothing', () => {
    keep('{"a":');
    expect(storedJson('one', area)).toBeNull();
  });

  test('that a browser forbids finds and keeps nothing', () => {
    forbid(area);
    keep('1');
    keep(null);
    expect(found()).toEqual(['', null]);
  });

  test('without room keeps nothing new, and still forgets', () => {
    keep('1');
    fillUp();
    keep('2');
    expect(storedText('one', area)).toBe('1');
    keep(null);
    expect(storedText('one', area)).toBe('');
  });
});

test.each([
  ['forbids storage', () => forbid('sessionStorage')],
  ['has no room left', fillUp],
])('the storage for a library says that a browser %s', (_what, refuse) => {
  refuse();
  let thrown: unknown;
  try {
    tabStorage().setItem('one', '1');
  } catch (error) {
    thrown = error;
  }
  expect(isStorageRefusal(thrown)).toBe(true);
  expect(isStorageRefusal(new Error('The provider does not answer'))).toBe(false);
});
