import { pictureSources } from '../../contracts/picture-sources';
import { imagePreload } from './image-preload';

const responsive = { base: '/bilder/aurora', widths: [320, 640], formats: ['webp' as const, 'avif' as const] };

test('names the existing files in the best format', () => {
  expect(imagePreload({ responsive }, '50vw')).toEqual({
    srcSet: '/bilder/aurora-320.avif 320w, /bilder/aurora-640.avif 640w',
    sizes: '50vw',
    type: 'image/avif',
  });
  expect(imagePreload({ responsive: { ...responsive, formats: ['webp'] } }, '50vw')?.type).toBe('image/webp');
});

test.each([
  ['no picture', null],
  ['a picture of one size', {}],
  ['a picture without files', { responsive: { ...responsive, widths: [] } }],
])('%s has no preload', (_, image) => {
  expect(imagePreload(image, '50vw')).toBeUndefined();
});

test('an image service is asked for each width, and chooses the format', () => {
  const service = { base: 'https://bilder.example/w_{width}/aurora', widths: [320, 800], formats: [] };
  const srcSet = 'https://bilder.example/w_320/aurora 320w, https://bilder.example/w_800/aurora 800w';
  expect(pictureSources(service)).toEqual([{ srcSet }]);
  expect(imagePreload({ responsive: service }, '50vw')).toEqual({ srcSet, sizes: '50vw' });
});
