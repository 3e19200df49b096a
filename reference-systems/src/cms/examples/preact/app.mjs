/** A page of another framework: it draws the shop's elements like any other, and listens to the cart event bus. */
import { h, render } from './preact.mjs';

/** Newest first. */
let messages = [];

const say = (message) => {
  messages = [message, ...messages];
  draw();
};

// Events of the shop are DOM events on `window`; the version is part of the name.
window.addEventListener('shop:cart:state-changed@1', ({ detail }) =>
  say(`Handlekurven har ${detail.itemCount} ${detail.itemCount === 1 ? 'vare' : 'varer'}.`),
);
window.addEventListener('shop:cart:drawer-requested@1', (event) => {
  if (!event.detail?.open) return;
  // Handled here: without this the header would lead to the cart.
  event.preventDefault();
  say('Handlekurven ligger i nettbutikken.');
});

const shop = new URL(document.querySelector('script[src*="/frame/"]').src).origin;

function App() {
  return [
    h('shop-header', { domain: 'privat' }, h('a', { href: `${shop}/` }, 'Til nettbutikken')),
    h(
      'main',
      null,
      h('h1', null, 'Hvor mye data bruker du?'),
      h(
        'p',
        { class: 'ingress' },
        'Denne siden er tegnet av Preact. Menyen øverst og bunnfeltet kommer fra nettbutikken.',
      ),
      h(
        'ul',
        { 'aria-label': 'Meldinger fra handlekurven', 'aria-live': 'polite' },
        messages.map((message) => h('li', null, message)),
      ),
      h('p', null, h('a', { href: `${shop}/handlekurv/` }, 'Åpne handlekurven i nettbutikken')),
    ),
    h('shop-footer', null, h('a', { href: `${shop}/` }, 'Fjell')),
  ];
}

const draw = () => render(h(App), document.getElementById('app'));
draw();
