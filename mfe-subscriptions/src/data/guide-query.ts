/** The questions of the guide and their answers in the address; nothing in it is personal. */
import type { GuideAnswers } from '../rules/plan-guide';
import { PLAN_PAGES } from './plan-pages';

/** Values of each question in the address, by what they mean. */
export const GUIDE_FIELDS = {
  data: { name: 'data', values: { lite: 'little', middels: 'medium', mye: 'much', ubegrenset: 'unlimited' } },
  who: { name: 'hvem', values: { meg: 'me', ung: 'young', barn: 'child' } },
  abroad: { name: 'utland', values: { nei: 'no', eu: 'eu', verden: 'world' } },
  speed: { name: 'fart', values: { musikk: 'music', video: 'video', raskest: 'fastest' } },
  family: { name: 'familie', values: { nei: 'no', ja: 'yes' } },
} as const;

export type GuideQuestion = keyof typeof GUIDE_FIELDS;
export const GUIDE_QUESTIONS = Object.keys(GUIDE_FIELDS) as readonly GuideQuestion[];

/** The written answers, by question; a question without a known answer is not in it. */
export type GuideChoice = Readonly<Partial<Record<GuideQuestion, string>>>;

export function readGuideChoice(searchParams: URLSearchParams): GuideChoice {
  return Object.fromEntries(
    GUIDE_QUESTIONS.flatMap((question) => {
      const { name, values } = GUIDE_FIELDS[question];
      const written = searchParams.get(name);
      return written !== null && Object.hasOwn(values, written) ? [[question, written]] : [];
    }),
  );
}

export const missingAnswers = (choice: GuideChoice): readonly GuideQuestion[] =>
  GUIDE_QUESTIONS.filter((question) => choice[question] === undefined);

/** The answers of a complete choice; null as long as one is missing. */
export function toGuideAnswers(choice: GuideChoice): GuideAnswers | null {
  if (missingAnswers(choice).length > 0) return null;
  const meaning = (question: GuideQuestion): string => {
    const values: Readonly<Record<string, string>> = GUIDE_FIELDS[question].values;
    return values[choice[question] ?? ''] ?? '';
  };
  return {
    data: meaning('data') as GuideAnswers['data'],
    who: meaning('who') as GuideAnswers['who'],
    abroad: meaning('abroad') as GuideAnswers['abroad'],
    speed: meaning('speed') as GuideAnswers['speed'],
    family: meaning('family') === 'yes',
  };
}

export function guideHref(choice: GuideChoice): string {
  const fields = GUIDE_QUESTIONS.flatMap((question) => {
    const answer = choice[question];
    return answer === undefined ? [] : [[GUIDE_FIELDS[question].name, answer]];
  });
  const query = new URLSearchParams(fields).toString();
  return query ? `${PLAN_PAGES.guide}?${query}` : PLAN_PAGES.guide;
}
