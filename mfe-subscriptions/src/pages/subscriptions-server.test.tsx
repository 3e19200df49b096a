/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useTestConfig } from 'shared-domain/testing';
import { subscriptionsElement } from '../testing/render-page';

beforeEach(() => useTestConfig());

const html = (search = ''): string => renderToString(subscriptionsElement(search));

test('[F5.3-1] without a browser the address decides which plans are in the HTML', () => {
  expect(html()).not.toContain('FJELL_MOBIL_X_UNG');
  expect(html('?under30=true')).toContain('value="FJELL_MOBIL_X_UNG"');
});

test('without script the age switches are a GET form with a button', () => {
  expect(html()).toMatch(/<form[^>]* action="\/mobilabonnement\/" method="get"/);
  expect(html()).toMatch(/<input[^>]* name="under30" value="true"/);
  expect(html()).toMatch(/<noscript><button type="submit"/);
});

test('without script each plan is a plain form post with its code', () => {
  const forms = [
    ...html().matchAll(/<form[^>]*action="\/handlekurv\/legg-til\/" method="post"[^>]*>(.*?)<\/form>/g),
  ].map(([, content = '']) => content);
  expect(forms).toHaveLength(5);
  for (const form of forms) {
    expect(form).toMatch(/name="offeringCode"/);
    expect(form).toMatch(/<button type="submit"/);
  }
});

test('the HTML has no inline style', () => {
  expect(html()).not.toContain('style=');
});
