/** Answers of a service in which one member is missing or of another type, and everything else is right. */
export type FieldDriftKind = 'removed' | 'retyped';

export interface FieldDrift {
  /** 'items[].image.url'; a code as a name is '*'. */
  readonly member: string;
  readonly kind: FieldDriftKind;
}

type Fields = Record<string, unknown>;

/** Names that are data: codes of plans, and ids. */
const CODE = /^[A-Z0-9_-]+$/;
const ITEM = '[]';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const segmentOf = (name: string) => (CODE.test(name) ? '*' : name);
const namesAt = (fields: Fields, segment: string) => Object.keys(fields).filter((name) => segmentOf(name) === segment);

/** Every member of a JSON answer, once for all items of a list. */
export function membersOf(answer: unknown, before: readonly string[] = []): string[] {
  if (Array.isArray(answer)) return [...new Set(answer.flatMap((item) => membersOf(item, [...before, ITEM])))];
  if (!isFields(answer)) return [];
  const members = Object.entries(answer).flatMap(([name, value]) => {
    const path = [...before, segmentOf(name)];
    return [path.join('.'), ...membersOf(value, path)];
  });
  return [...new Set(members)];
}

/** The same value in a type that the reader does not expect. */
function retyped(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return { list: value };
  return isFields(value) ? [value] : { text: value };
}

function change(answer: unknown, [segment = '', ...rest]: readonly string[], kind: FieldDriftKind): unknown {
  if (segment === ITEM) return Array.isArray(answer) ? answer.map((item) => change(item, rest, kind)) : answer;
  if (!isFields(answer)) return answer;
  const names = namesAt(answer, segment);
  const changed = Object.entries(answer).flatMap(([name, value]) => {
    if (!names.includes(name)) return [[name, value] as const];
    if (rest.length > 0) return [[name, change(value, rest, kind)] as const];
    return kind === 'removed' ? [] : [[name, retyped(value)] as const];
  });
  return Object.fromEntries(changed);
}

export const withDrift = (answer: unknown, { member, kind }: FieldDrift): unknown =>
  change(answer, member.split('.'), kind);

/** Answers of one address, whatever they are about; those of GraphQL by what was asked. */
function nameOf(url: string, answer: unknown): string {
  const { pathname } = new URL(url, 'http://service.invalid');
  const asked = isFields(answer) && isFields(answer['data']) ? Object.keys(answer['data']).join() : '';
  return [...pathname.split('/').filter((part) => /^[a-z][A-Za-z-]+$/.test(part)), asked].filter(Boolean).join('/');
}

/** Gives each answer that passes the next drift that it can have, until every member that was seen has had both. */
export class FieldDrifts {
  /** Drifts of the answers since it was emptied last, with the names of their answers. */
  readonly given: string[] = [];
  #isOn = false;
  readonly #pending = new Map<string, FieldDrift[]>();
  readonly #seen = new Set<string>();

  /** From now on answers drift; before that their members are noted. */
  start(): void {
    this.#isOn = true;
  }

  stop(): void {
    this.#isOn = false;
  }

  /** Those that no answer has had. */
  get left(): readonly string[] {
    return [...this.#pending].flatMap(([name, drifts]) =>
      drifts.map(({ member, kind }) => `${name} ${member} ${kind}`),
    );
  }

  get seen(): number {
    return this.#seen.size;
  }

  /** @returns the answer as it is sent */
  pass(answer: unknown, url: string): unknown {
    const name = nameOf(url, answer);
    const members = membersOf(answer);
    const pending = this.#pending.get(name) ?? [];
    this.#pending.set(name, pending);
    for (const member of members) {
      const id = `${name} ${member}`;
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      // A reader refuses most of another type, and keeps no such answer: they come first.
      const place = pending.findIndex(({ kind }) => kind === 'removed');
      pending.splice(place === -1 ? pending.length : place, 0, { member, kind: 'retyped' });
      pending.push({ member, kind: 'removed' });
    }
    const next = this.#isOn ? pending.findIndex(({ member }) => members.includes(member)) : -1;
    const [drift] = next === -1 ? [] : pending.splice(next, 1);
    if (!drift) return answer;
    this.given.push(`${name} ${drift.member} ${drift.kind}`);
    return withDrift(answer, drift);
  }
}
