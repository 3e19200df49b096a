type KeyedText = { readonly key: string; readonly values?: unknown };

const isKeyedText = (value: object): value is KeyedText =>
  'key' in value &&
  typeof value.key === 'string' &&
  Object.keys(value).every((name) => name === 'key' || name === 'values');

/** A rule's answer with every keyed text in it replaced by what is shown, so that tests compare shown texts. */
export function showTexts<Text extends KeyedText>(render: (text: Text) => string, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isKeyedText(answer)) return render(answer as Text);
  if (Array.isArray(answer)) return answer.map((each) => showTexts(render, each));
  return Object.fromEntries(Object.entries(answer).map(([name, each]) => [name, showTexts(render, each)]));
}
