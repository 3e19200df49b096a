/** Stars, to half ones, as they are written: 4.5 → '4,5'. */
export const ratingText = (stars: number): string => `${Math.floor(stars)},${stars % 1 === 0 ? 0 : 5}`;
