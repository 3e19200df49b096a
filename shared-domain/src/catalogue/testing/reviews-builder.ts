import { type Change, merge } from '../../testing/merge';
import type { CustomReview, Lipscore, LipscoreReview } from '../model';

export const aLipscoreReview = (change: Change<LipscoreReview> = {}): LipscoreReview =>
  merge<LipscoreReview>(
    {
      customerName: 'Kari',
      reviewDate: '2026-10-03T09:30:00Z',
      review: 'Skarpt kamera.',
      upvotes: 4,
      downvotes: 0,
      rating: 5,
    },
    change,
  );

/** 4.2 stars from 31 votes, one review. */
export const aLipscore = (change: Change<Lipscore> = {}): Lipscore =>
  merge<Lipscore>({ rating: 4.2, votes: 31, reviews: [aLipscoreReview()] }, change);

export const aCustomReview = (change: Change<CustomReview> = {}): CustomReview =>
  merge<CustomReview>(
    {
      alternative_id: 'test-1',
      customerName: 'Ola',
      reviewDate: '2026-09-20',
      diceRoll: 5,
      review: 'Vi har brukt den i en uke.',
    },
    change,
  );
