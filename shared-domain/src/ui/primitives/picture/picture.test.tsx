import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const base = '/pictures/aurora-5-pro';
const box = { sizes: '50vw', width: 350, height: 350 } as const;

test('only files that exist are offered, avif before webp, and the box is reserved', () => {
  const image = {
    url: `${base}.png`,
    title: 'Aurora 5 Pro',
    responsive: { base, widths: [320, 640], formats: ['webp' as const, 'avif' as const] },
  };
  const { container } = render(<Picture image={image} {...box} />);
  expect([...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])).toEqual([
    ['image/avif', `${base}-320.avif 320w, ${base}-640.avif 640w`],
    ['image/webp', `${base}-320.webp 320w, ${base}-640.webp 640w`],
  ]);
  const picture = screen.getByRole('img', { name: 'Aurora 5 Pro' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['350', '350']);
});

test('a foreign picture is one plain file; the main one is loaded at once with high priority', () => {
  const { container } = render(<Picture image={{ url: '/foreign.jpg', title: 'Lader' }} {...box} priority alt="" />);
  const picture = container.querySelector('img');
  expect(container.querySelectorAll('source')).toHaveLength(0);
  expect(picture).toHaveAttribute('src', '/foreign.jpg');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('alt', '');
});
