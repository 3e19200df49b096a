/** @jest-environment node */
import { Writable } from 'node:stream';
import { type ReactNode, Suspense, use, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { renderToHtml } from './render-to-html';

/** Longer than any tree here waits. */
const WAIT_MS = 10_000;

const Field = ({ label }: { readonly label: string }) => {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}: {3} <input id={id} defaultValue={label} />
    </label>
  );
};
const Failing = () => {
  throw new Error('broken');
};
const Waiting = ({ text }: { readonly text: Promise<string> }) => <p>{use(text)}</p>;

/** The renderer of streams writes this. */
const streamed = (tree: ReactNode): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()),
      final: (done) => (resolve(Buffer.concat(chunks).toString()), done()),
    });
    const stream = renderToPipeableStream(tree, { onAllReady: () => stream.pipe(sink) });
  });

test('the HTML is that of the renderer of streams: ids, marks of text and of boundaries, hints', async () => {
  const tree = (
    <div>
      <Suspense fallback="…">
        <Field label="Å < b & “c”" />
        <img src="/a.avif" alt="" fetchPriority="high" />
        <select defaultValue="b">
          <option value="a">{1} GB</option>
          <option value="b">{2} GB</option>
        </select>
      </Suspense>
      <Field label="d" />
    </div>
  );
  const onError = jest.fn();
  expect(await renderToHtml(tree, WAIT_MS, onError)).toBe(await streamed(tree));
  expect(onError).not.toHaveBeenCalled();
});

test('what is not there yet is waited for', async () => {
  const text = new Promise<string>((resolve) => setTimeout(resolve, 5, 'here'));
  const html = await renderToHtml(
    <Suspense fallback="…">
      <Waiting text={text} />
    </Suspense>,
    WAIT_MS,
    jest.fn(),
  );
  expect(html).toBe('<!--$--><p>here</p><!--/$-->');
});

test('a region that fails shows its fallback and is reported, once', async () => {
  const onError = jest.fn();
  const html = await renderToHtml(
    <Suspense fallback={<p>wait</p>}>
      <Failing />
    </Suspense>,
    WAIT_MS,
    onError,
  );
  expect(html).toContain('<p>wait</p>');
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(['broken']);
});

test('a region that waits for ever shows its fallback and is reported; the others are there', async () => {
  const onError = jest.fn();
  const html = await renderToHtml(
    <>
      <Suspense fallback={<p>wait</p>}>
        <Waiting text={new Promise<string>(() => undefined)} />
      </Suspense>
      <p>other</p>
    </>,
    20,
    onError,
  );
  expect(html).toMatch(/<p>wait<\/p>.*<p>other<\/p>/s);
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(['It was not drawn within 20 ms']);
});

test('a tree that cannot be rendered at all rejects', async () => {
  await expect(renderToHtml(<Failing />, WAIT_MS, jest.fn())).rejects.toThrow('broken');
});
