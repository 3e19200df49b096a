/** Every story of every part: on the server, and taken over by the browser without a difference. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { supportDialogs } from './testing';

type Stories = Readonly<Record<string, ComponentType>> & { readonly default: { readonly title: string } };

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const stories = files.flatMap((file) => {
  const { default: meta, ...parts } = jest.requireActual<Stories>(join(__dirname, file));
  return Object.entries(parts).map(([name, Story]) => [`${meta.title}/${name}`, Story] as const);
});

let undo: () => void;
beforeAll(() => {
  undo = supportDialogs();
});
afterAll(() => undo());
afterEach(() => jest.restoreAllMocks());

test('every part folder of the design system has stories', () => {
  const withStories = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const folders = ['primitives', 'composites'].flatMap((group) =>
    readdirSync(join(__dirname, group)).map((name) => `${group}/${name}`),
  );
  // Without an appearance of their own, or shown in the stories of other components.
  const withoutLook = ['primitives/roving', 'primitives/visually-hidden', 'primitives/field'];
  expect(folders.filter((folder) => !withStories.has(folder) && !withoutLook.includes(folder))).toEqual([]);
});

test.each(stories)(
  '%s: the server sends it without style attributes, and the browser takes it over as it is',
  async (_, Story) => {
    const html = renderToString(<Story />);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const differences: unknown[] = [];
    render(<Story />, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) });
    expect(differences).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  },
);
