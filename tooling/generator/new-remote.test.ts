import { readRemotes } from '../build/packages';
import { planRemote } from './plan-remote';

const remotes = readRemotes();

describe('the words of the command', () => {
  test('a name is enough: the path and the heading follow from it, the port is the next free one', () => {
    const port = Math.max(...remotes.map((remote) => remote.port)) + 1;
    expect(planRemote(['gift-cards'], remotes)).toEqual({
      remote: 'mfe-gift-cards',
      name: 'gift-cards',
      path: '/gift-cards/',
      heading: 'Gift cards',
      pascal: 'GiftCards',
      camel: 'giftCards',
      port,
      standalonePort: port + 100,
    });
  });

  test('a port between the others is used again', () => {
    const [first, , ...others] = remotes;
    if (!first) throw new Error('There is no remote');
    expect(planRemote(['wishlist'], [first, ...others]).port).toBe(first.port + 1);
  });

  test('the ports of the other programs are passed over', () => {
    const [first] = remotes;
    if (!first) throw new Error('There is no remote');
    const many = Array.from({ length: 9 }, (_, index) => ({ ...first, port: 3_001 + index, routes: [], slots: {} }));
    expect(planRemote(['wishlist'], many).port).toBe(3_011);
  });

  test.each([
    [[], 'One name is needed.'],
    [['wishlist', 'more'], 'One name is needed.'],
    [['wishlist', '--port', '1'], '--port'],
    [['Wishlist'], '«Wishlist» is no name'],
    [['wish_list'], '«wish_list» is no name'],
    [['2nd'], '«2nd» is no name'],
    [['cart'], 'There is a folder mfe-cart already.'],
    [['wishlist', '--path', 'onskeliste'], '«onskeliste» is no path'],
    [['wishlist', '--path', '/ønskeliste/'], '«/ønskeliste/» is no path'],
    [['wishlist', '--path', '/handlekurv/'], 'mfe-wishlist claims the path /handlekurv/, which mfe-cart has already'],
    [
      ['wishlist', '--path', '/api/onskeliste/'],
      'mfe-wishlist claims the path /api/onskeliste/, which belongs to the shell.',
    ],
  ])('%j is refused', (words, message) => {
    expect(() => planRemote(words, remotes)).toThrow(message);
  });
});
