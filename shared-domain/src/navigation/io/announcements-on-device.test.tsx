import { STORAGE_KEYS } from '../../contracts/storage-keys';
import { announcementsOnDevice, keepAnnouncementsOnDevice } from './announcements-on-device';

const { closedAnnouncements } = STORAGE_KEYS;
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a device remembers the last twenty', () => {
  const keys = Array.from({ length: 25 }, (_, i) => `key-${i}`);
  expect(keepAnnouncementsOnDevice(closedAnnouncements, keys)).toEqual(keys.slice(5));
  expect(announcementsOnDevice(closedAnnouncements)).toEqual(keys.slice(5));
});

test.each(['{}', 'no JSON', '"text"'])('a text that is not ours is none: %s', (text) => {
  localStorage.setItem(closedAnnouncements, text);
  expect(announcementsOnDevice(closedAnnouncements)).toEqual([]);
});

test('only texts count', () => {
  localStorage.setItem(closedAnnouncements, '["a", 1, null]');
  expect(announcementsOnDevice(closedAnnouncements)).toEqual(['a']);
});

test('a browser that keeps nothing forgets with the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepAnnouncementsOnDevice(closedAnnouncements, ['a'])).toEqual(['a']);
  expect(announcementsOnDevice(closedAnnouncements)).toEqual([]);
});
