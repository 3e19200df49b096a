import * as v from 'valibot';
import { announcementsSchema, footerSchema, navigationSchema } from '../io/site-chrome-wire';
import { aFooter, anAnnouncement, aNavigation } from '.';

test('[F3.7-1, F3.7-2, F3.7-4] the builders of header and footer data match the wire schema', () => {
  expect(v.parse(navigationSchema, aNavigation())).toEqual(aNavigation());
  expect(v.parse(footerSchema, aFooter())).toEqual({ topRow: aFooter().topRow, bottomRow: aFooter().bottomRow });
  expect(v.parse(announcementsSchema, { entries: [anAnnouncement()] }).entries).toEqual([anAnnouncement()]);
});
