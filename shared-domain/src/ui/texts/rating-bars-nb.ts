import { reviews } from './nb';

/** Bokmål texts of the stars of all reviews, which come later than the page. */
export const ratingBars = 'Fordeling av stjerner';
export const starsWithCount = (stars: number, count: number) =>
  `${stars} ${stars === 1 ? 'stjerne' : 'stjerner'}: ${reviews(count)}`;
