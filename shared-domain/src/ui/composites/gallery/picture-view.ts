/** How a picture is looked at: enlarged, and moved from the middle of its box by so many px. */
export interface PictureView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE_PICTURE: PictureView = { scale: 1, x: 0, y: 0 };
export const MOST_ENLARGED = 4;
const MIDDLE: Point = { x: 0, y: 0 };

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Edges of the picture do not come inside its box. `+ 0` makes no -0 of nothing. */
function withinBox({ scale, x, y }: PictureView, { width, height }: Box): PictureView {
  const [mostX, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(-mostX, x, mostX) + 0, y: between(-mostY, y, mostY) + 0 };
}

/**
 * Enlarges, or makes smaller, by a factor, between the whole picture and four times.
 *
 * @param point stays where it is, from the middle of the box
 */
export function zoomPicture(view: PictureView, factor: number, box: Box, point: Point = MIDDLE): PictureView {
  const scale = between(1, view.scale * factor, MOST_ENLARGED);
  const growth = scale / view.scale;
  return withinBox({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, box);
}

export const movePicture = (view: PictureView, by: Point, box: Box): PictureView =>
  withinBox({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
