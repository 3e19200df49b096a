import { imagesOf } from './addresses';

const pictured = (width?: 800 | 1600) => ({
  modelSlug: 'nova-9',
  pictures: [{ colour: 'sort', view: 'pair', title: 'Nova 9 i sort', ...(width && { width }) }],
});
const widthsOf = (width?: 800 | 1600) => imagesOf(pictured(width), 'sort').map(({ responsive }) => responsive?.widths);

test('a picture names the widths that exist: up to 800 px, or what the feed says', () => {
  expect(widthsOf()).toEqual([[320, 480, 800]]);
  expect(widthsOf(1600)).toEqual([[320, 480, 800, 1600]]);
});

test('other views are thumbnails and fill the stage: two widths', () => {
  const picture = { colour: 'sort', view: 'back', title: 'Nova 9 i sort, bakfra' };
  const [image] = imagesOf({ modelSlug: 'nova-9', pictures: [picture] }, 'sort');
  expect(image?.responsive?.widths).toEqual([320, 800]);
});

test('a picture with a background of its own says so, no other does', () => {
  const pictures = [
    { colour: 'sort', view: 'back', title: 'Bakfra' },
    { colour: 'sort', view: 'snow', title: 'I snøen', fillsFrame: true },
  ];
  expect(imagesOf({ modelSlug: 'nova-9', pictures }, 'sort').map((image) => image.fillsFrame)).toEqual([
    undefined,
    true,
  ]);
});

test('a colour without pictures has none', () => {
  expect(imagesOf(pictured(), 'hvit')).toEqual([]);
});

test('a picture that has an address elsewhere is resized by the shop, and has another address when that is another', () => {
  const imageAt = (url: string) =>
    imagesOf({ modelSlug: 'nova-9', pictures: [{ colour: 'sort', view: 'pair', title: 'Forfra', url }] }, 'sort')[0];
  const image = imageAt('https://img.operator.example/nova-9.jpg');
  expect(image).toEqual({
    url: expect.stringMatching(/^\/api\/pictures\/nova-9\/sort-pair-[0-9a-f]{12}-800\.webp$/) as string,
    title: 'Forfra',
    responsive: { base: image?.url.replace('-800.webp', ''), widths: [320, 480, 800], formats: ['avif'] },
  });
  expect(imageAt('https://img.operator.example/nova-9-b.jpg')?.url).not.toBe(image?.url);
});

test('a picture of an image service is asked for by its width', () => {
  const url = 'https://img.operator.example/w_{width}/nova-9';
  const pictures = [{ colour: 'sort', view: 'back', title: 'Bakfra', url }];
  expect(imagesOf({ modelSlug: 'nova-9', pictures }, 'sort')).toEqual([
    {
      url: 'https://img.operator.example/w_800/nova-9',
      title: 'Bakfra',
      responsive: { base: url, widths: [320, 800], formats: [] },
    },
  ]);
});
