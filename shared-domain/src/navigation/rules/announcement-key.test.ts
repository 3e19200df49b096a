import { anAnnouncement } from '../testing';
import { announcementKey } from './announcement-key';

test('another announcement, and another version of one, has another key', () => {
  const entries = [{}, { id: 'levering' }, { title: 'Nattarbeid' }, { text: 'Nettet er oppe igjen.' }].map(
    anAnnouncement,
  );
  expect(new Set(entries.map(announcementKey)).size).toBe(4);
});
