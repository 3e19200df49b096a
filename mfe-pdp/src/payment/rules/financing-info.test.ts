import { financingInfo } from './financing-info';

test('[P2-45] the link names the method’s extra-info heading, else its heading', () => {
  expect(
    financingInfo({ heading: 'Svitsj', extraInfoHeading: 'Svitsj og lever', extraInfoContent: 'Slik gjør du.' }),
  ).toEqual({
    linkText: { key: 'readMoreAbout', values: { subject: 'Svitsj og lever' } },
    title: 'Svitsj og lever',
    content: 'Slik gjør du.',
  });
  expect(financingInfo({ heading: 'Svitsj', extraInfoContent: 'Slik gjør du.' })).toMatchObject({
    linkText: { key: 'readMoreAbout', values: { subject: 'Svitsj' } },
    title: 'Svitsj',
  });
});

test('[P2-45] no link without a text to read', () => {
  expect(financingInfo({ heading: 'Fullpris', extraInfoHeading: 'Fullpris' })).toBeNull();
  expect(financingInfo({ heading: 'Fullpris', extraInfoContent: '' })).toBeNull();
});
