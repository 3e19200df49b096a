/** Lines of a TopoJSON topology, made simpler. */

/** @returns {number[][][]} each arc as points in degrees */
export function decodeArcs({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([stepX, stepY]) => [
      (x += stepX) * scale[0] + translate[0],
      (y += stepY) * scale[1] + translate[1],
    ]);
  });
}

/** Outer rings of a country, each as numbers of arcs; a negative one is an arc backwards. */
export const ringsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs[0]] : arcs.map(([outer]) => outer));

/** The square of the distance of a point from a line between two others. */
function distanceSquared([x, y], [fromX, fromY], [toX, toY]) {
  const [lineX, lineY] = [toX - fromX, toY - fromY];
  const length = lineX ** 2 + lineY ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * lineX + (y - fromY) * lineY) / length));
  return (x - fromX - share * lineX) ** 2 + (y - fromY - share * lineY) ** 2;
}

/**
 * A line with fewer points, from which none that is left out was further than is tolerated there (Douglas and Peucker).
 *
 * @param {number[][]} line
 * @param {(point: number[]) => number} toleranceAt
 */
export function simplifyLine(line, toleranceAt) {
  const [first, last] = [line[0], line.at(-1)];
  let far = 0;
  let farthest = 1;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceSquared(line[index], first, last) / toleranceAt(line[index]) ** 2;
    if (distance > farthest) [far, farthest] = [index, distance];
  }
  if (far === 0) return [first, last];
  const [before, after] = [line.slice(0, far + 1), line.slice(far)];
  return [...simplifyLine(before, toleranceAt).slice(0, -1), ...simplifyLine(after, toleranceAt)];
}

/** Cuts a ring at one side of a box. */
function clipSide(ring, isInside, cross) {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1);
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
    return isInside(before) ? [cross(before, point)] : [];
  });
}

/** The part of a ring inside a box from 0, 0 to `size` (Sutherland and Hodgman). */
export function clipRing(ring, size) {
  return [0, 1].reduce((clipped, axis) => {
    const at = (edge) => (from, to) => {
      const share = (edge - from[axis]) / (to[axis] - from[axis]);
      return from.map((part, index) => part + share * (to[index] - part));
    };
    const low = clipSide(clipped, (point) => point[axis] >= 0, at(0));
    return clipSide(low, (point) => point[axis] <= size[axis], at(size[axis]));
  }, ring);
}
