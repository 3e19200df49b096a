/**
 * A rounded rectangle whose corners are superellipses, as a list of points counter-clockwise.
 *
 * @param {number} width in mm
 * @param {number} height in mm
 * @param {number} radius of the corners, in mm
 * @param {number} [segments] per corner
 * @param {number} [exponent] 2 is a circle; 2.35 is the softer corner of most devices
 * @returns {[number, number][]}
 */
export function outline(width, height, radius, segments = 14, exponent = 2.35) {
  const r = Math.max(0.001, Math.min(radius, width / 2, height / 2));
  const quadrants = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return quadrants.flatMap(([sx, sy], quadrant) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const along = (i / segments) * (Math.PI / 2);
      const angle = quadrant % 2 ? Math.PI / 2 - along : along;
      const x = Math.max(0, Math.cos(angle)) ** (2 / exponent) * r;
      const y = Math.max(0, Math.sin(angle)) ** (2 / exponent) * r;
      return [sx * (width / 2 - r + x), sy * (height / 2 - r + y)];
    }),
  );
}

/** The same outline moved by (dx, dy) mm. */
export const moved = (points, dx, dy) => points.map(([x, y]) => [x + dx, y + dy]);
