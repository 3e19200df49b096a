import { foldText } from 'shared-domain/kernel';
import { type Block, type PageContent, searchBlock } from '../page-content';
import { texts as all } from '../texts/live-nb';

const texts = all.answers;
const MOST = 20;
/** A word without its ending: 'fakturaen' finds 'faktura'. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

/** Search over every question of every page; the best answers first. */
export function answersTo(query: string, pages: Iterable<PageContent>): readonly Block[] {
  const search = searchBlock('q', texts, query);
  const words = foldText(query).split(/\s+/).filter(Boolean).map(stem);
  if (words.length === 0) return [search];
  const questions = [...pages].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.items : [])),
  );
  const found = questions
    .map(({ question, answer }) => {
      const [asked, answered] = [foldText(question), foldText(answer)];
      const isFound = words.every((word) => asked.includes(word) || answered.includes(word));
      return { question, answer, score: isFound ? 1 + words.filter((word) => asked.includes(word)).length : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
  return [
    search,
    found.length === 0
      ? { type: 'notice', text: texts.none(query) }
      : {
          type: 'questions',
          heading: texts.heading(found.length, query),
          items: found.map(({ question, answer }) => ({ question, answer })),
        },
  ];
}
