import fc from 'fast-check';
import { MOST_ENLARGED, movePicture, WHOLE_PICTURE, zoomPicture } from './use-picture-view';

const box = { width: 400, height: 300 };

test('[P2-31] a picture is enlarged around the point that was meant, which stays where it is', () => {
  expect(zoomPicture(WHOLE_PICTURE, 2, box)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(zoomPicture(WHOLE_PICTURE, 2, box, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
});

test('[P2-31] from the whole picture to four times, and back to the middle', () => {
  const most = zoomPicture(WHOLE_PICTURE, 100, box, { x: 10, y: 10 });
  expect(most.scale).toBe(MOST_ENLARGED);
  expect(zoomPicture(most, 0.01, box, { x: 90, y: 0 })).toEqual(WHOLE_PICTURE);
});

test('[P2-31] it is moved as far as its edges, the whole picture not at all', () => {
  const twice = zoomPicture(WHOLE_PICTURE, 2, box);
  expect(movePicture(twice, { x: 50, y: -20 }, box)).toEqual({ scale: 2, x: 50, y: -20 });
  expect(movePicture(twice, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(movePicture(WHOLE_PICTURE, { x: 50, y: 50 }, box)).toEqual(WHOLE_PICTURE);
});

test('[P2-31] no edge ever comes inside the box', () => {
  const offset = fc.integer({ min: -500, max: 500 });
  const change = fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: offset, y: offset });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const view = changes.reduce(
        (shown, { factor, x, y }) => movePicture(zoomPicture(shown, factor, box, { x, y }), { x: y, y: x }, box),
        WHOLE_PICTURE,
      );
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * box.width) / 2);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * box.height) / 2);
    }),
  );
});
