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

test('a colour without pictures has none', () => {
  expect(imagesOf(pictured(), 'hvit')).toEqual([]);
});

test('a picture that has an address of its own is shown as it is', () => {
  const url = 'https://img.operator.no/nova-9.jpg?w=800';
  const pictures = [
    { colour: 'sort', view: 'pair', title: 'Forfra', url },
    { colour: 'sort', view: 'back', title: 'Bakfra' },
  ];
  expect(imagesOf({ modelSlug: 'nova-9', pictures }, 'sort')).toEqual([
    { url, title: 'Forfra' },
    expect.objectContaining({ url: '/api/pictures/nova-9/sort-back-800.webp' }),
  ]);
});
