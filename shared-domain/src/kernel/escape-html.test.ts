import { escapeHtml } from './escape-html';

test('text can close neither an element nor a quoted attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & "Jerry"</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; &quot;Jerry&quot;&lt;/a&gt;',
  );
});

test('text without markup is unchanged', () => {
  expect(escapeHtml('Blåbærsyltetøy 3–4 kg')).toBe('Blåbærsyltetøy 3–4 kg');
});
