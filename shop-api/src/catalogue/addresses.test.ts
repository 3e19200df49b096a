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
