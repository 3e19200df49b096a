import { waitFor } from '@testing-library/react';
import { login, logout, sessionStore } from 'shared-domain/stores/session-store';
import { startOpenPageSession, takePlace } from './mount-header';
import { readSessionUser } from './session-user';

describe('open page session', () => {
  jest.mock('./session-user', () => ({ readSessionUser: jest.fn(() => Promise.resolve(null)) }));

  test('on an open page login and logout lead to the shop’s own pages, and no token is asked for', async () => {
    window.history.replaceState(null, '', '/hjelp/?tema=faktura');
    const goTo = jest.fn();
    await startOpenPageSession(goTo);
    await login();
    await logout();
    expect(goTo.mock.calls).toEqual([
      [`/webshop-next/login/?til=${encodeURIComponent('/hjelp/?tema=faktura')}`],
      ['/logout/'],
    ]);
    expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null });
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('who is logged in is known by name, without the telephone number', async () => {
    jest
      .mocked(readSessionUser)
      .mockResolvedValueOnce({ name: 'Ingrid Fjelldal', givenName: 'Ingrid', isRetailer: false });
    await startOpenPageSession(jest.fn());
    expect(sessionStore.getState()).toEqual({
      status: 'authenticated',
      user: { name: 'Ingrid Fjelldal', givenName: 'Ingrid', familyName: '', phoneNumber: '', isRetailer: false },
    });
  });

  test('while the shop does not answer, everyone is a visitor', async () => {
    jest.mocked(readSessionUser).mockRejectedValueOnce(new Error('down'));
    await startOpenPageSession(jest.fn());
    expect(sessionStore.getState().status).toBe('anonymous');
  });
});

describe('take place', () => {
  const elements = () => {
    const [before, root] = [document.createElement('div'), document.createElement('div')];
    root.hidden = true;
    document.body.replaceChildren(before, root);
    return { before, root };
  };

  test('the server’s HTML is shown until there is something to replace it', async () => {
    const { before, root } = elements();
    void takePlace(root, [before]);
    root.innerHTML = '<div data-slot="header"></div>';
    await Promise.resolve();
    expect([before.isConnected, root.hidden]).toEqual([true, true]);
    root.firstElementChild?.append(document.createElement('nav'));
    await waitFor(() => expect(root.hidden).toBe(false));
    expect(before.isConnected).toBe(false);
  });

  test('content that is drawn already replaces it at once', () => {
    const { before, root } = elements();
    root.innerHTML = '<div data-slot="header"><nav></nav></div>';
    void takePlace(root, [before]);
    expect([before.isConnected, root.hidden]).toEqual([false, false]);
  });

  test('the focus and an open menu go over', async () => {
    const html = '<button>One</button><div popover="auto"></div><button>Two</button><div popover="auto"></div>';
    const { before, root } = elements();
    before.innerHTML = html;
    before.querySelectorAll('button')[1]?.focus();
    const [, menu] = before.querySelectorAll<HTMLElement>('[popover]');
    if (menu) jest.spyOn(menu, 'matches').mockReturnValue(true);
    root.innerHTML = `<div data-slot="header">${html}</div>`;
    const show = jest.fn();
    const [, next] = root.querySelectorAll<HTMLElement>('[popover]');
    if (next) next.showPopover = show;
    await takePlace(root, [before]);
    expect(document.activeElement).toBe(root.querySelectorAll('button')[1]);
    expect(show).toHaveBeenCalled();
  });
});
