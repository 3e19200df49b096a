import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { aFooter, anAnnouncement, aNavigation } from '../testing';
import { fetchAnnouncements, fetchFooter, fetchNavigation } from './site-chrome-client';

const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;
beforeEach(() => useTestConfig());
afterEach(() => network.restore());

test('[F2.2-1, F3.7-2, F7.2-1] what header and footer read', async () => {
  const answers: Record<string, unknown> = {
    '/api/view-models/navigation': aNavigation(),
    '/api/view-models/footer': aFooter(),
    '/api/announcements/all/': { entries: [anAnnouncement()] },
  };
  network = fakeFetch(({ url }) => fakeFetch.json(answers[new URL(url).pathname]));
  await expect(fetchNavigation()).resolves.toEqual({ ok: true, value: aNavigation() });
  await expect(fetchFooter()).resolves.toEqual({ ok: true, value: aFooter() });
  await expect(fetchAnnouncements()).resolves.toEqual([anAnnouncement()]);
});

test('[F8-1, F8-4] announcements that cannot be read are none', async () => {
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(fetchAnnouncements()).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch announcements']);
});
