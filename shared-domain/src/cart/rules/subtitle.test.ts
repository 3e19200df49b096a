import fc from 'fast-check';
import { subtitleLines } from './subtitle';

test.each([
  ['one text', 'Med kabel', ['Med kabel']],
  ['a list', ['Med kabel', 'USB-C'], ['Med kabel', 'USB-C']],
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['markup', '<p>Med <strong>kabel</strong></p><p>USB-C</p>', ['Med kabel', 'USB-C']],
  [
    'breaks, a list, blocks',
    'a<br>b<BR />c<ul><li>d</li><li>e</li></ul>f<ol>g</ol><div class="x">h</div>i',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
  ],
  ['tags that only begin alike', 'a<brand>b</pre>c', ['abc']],
  [
    'entities',
    ['Deksel &amp; kabel', '2&nbsp;m &lt;3&gt; &quot;ny&quot; &ukjent;'],
    ['Deksel & kabel', '2\u00A0m <3> "ny" &ukjent;'],
  ],
  ['empty entries and space around', ['  Med kabel ', ' ', '<br>'], ['Med kabel']],
])('[F3.1-8] %s', (_, subtitle, lines) => {
  expect(subtitleLines(subtitle)).toEqual(lines);
});

test('[F3.1-8] text without markup is kept as it is, however it is tagged', () => {
  const word = fc.stringMatching(/^[a-zæøå0-9]{1,8}$/);
  const tag = fc.constantFrom('p', 'b', 'em', 'span', 'li', 'blink');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, tag), { maxLength: 5 }), (parts) => {
      expect(subtitleLines(parts.map(([text, name]) => `<${name} class="x">${text}</${name}>`))).toEqual(
        parts.map(([text]) => text),
      );
    }),
  );
});
