import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { aFooter, anAnnouncement, aNavigation } from 'shared-domain/navigation/testing';
import { useTestConfig } from 'shared-domain/testing';
import { Slot as FooterSlot } from '../exposes/footer';
import { Slot as HeaderSlot } from '../exposes/header';

beforeEach(() => useTestConfig());

const props = { realm: 'B2C', pathname: '/mobiltelefoner/', appKey: 'web-shop' } as const;
const header = (): string =>
  renderToString(
    createElement(HeaderSlot, {
      ...props,
      data: { navigation: aNavigation(), announcements: [anAnnouncement()] },
      slots: { cartPanel: () => createElement('p', null, 'Innholdet i handlekurven') },
    }),
  );

test('[F2.1-5, F2.5-2] the header is drawn without a browser: anonymous, no room for a cart, a plain link to it without script', () => {
  expect(typeof window).toBe('undefined');
  const html = header();
  expect(html).toContain('Hovedmeny');
  expect(html).toContain('Logg inn');
  expect(html).toMatch(/<div class="noCart"><noscript><a href="\/handlekurv\/"/);
  expect(html).not.toContain('Innholdet i handlekurven');
  expect(html).not.toContain('<dialog');
});

test('[F2.4-3] without script the tools are form buttons to plain pages', () => {
  const html = header();
  expect(html).toMatch(/<form class="tools" action="\/sok" method="get"/);
  expect(html).toMatch(/<button[^>]* value="\/minside\/hjem"[^>]* name="til" formaction="\/webshop-next\/login\/"/i);
  expect(html.match(/type="submit"/g)).toHaveLength(2);
});

test('the HTML keeps to the security policy: no style attributes, no scripts', () => {
  const footer = renderToString(createElement(FooterSlot, { ...props, data: { footer: aFooter() } }));
  expect(header() + footer).not.toMatch(/ style=|<script|javascript:/i);
});

test('the same data gives the same HTML', () => {
  expect(header()).toBe(header());
});
