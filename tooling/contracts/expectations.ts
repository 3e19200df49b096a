/** Turns recorded expectations into a TypeScript file that compiles only if the provider's code meets them. */
import type { Shape } from './records';
import { memberTexts, type RecordedType, typeText } from './type-text';

const HEADER = `import type { ComponentProps } from 'react';
import type { ShopEvents } from 'shared-domain/contracts/events';
export type DataOf<Answer> = Answer extends { readonly data: infer Data } ? Data : never;
export type Loaded<Module> = Module extends { readonly loader: (...given: never[]) => Promise<infer Answer> } ? DataOf<Answer> : never;
export type LoaderOf<Module> = Module extends { readonly loader?: infer Loader } ? NonNullable<Loader> : never;`;

/** Collects lines of TypeScript, each with the message for when it does not compile. */
export function createExpectations() {
  const lines = HEADER.split('\n');
  const messages = new Map<number, string>();
  const add = (line: string, message: string) => {
    lines.push(line);
    messages.set(lines.length - 1, message);
  };
  let count = 0;

  return {
    add,
    text: () => `${lines.join('\n')}\n`,
    /** @param line from 0 @returns the message for when that line does not compile */
    messageFor: (line: number): string | undefined => messages.get(line),
    /**
     * The payload of an event has what the consumer reads.
     *
     * @returns name of the recorded type
     */
    addEvent(event: string, payload: RecordedType, message: string): string {
      const id = count++;
      const sent = `ShopEvents[${JSON.stringify(event)}]`;
      add(`export type Event${id} = ${typeText(payload)};`, message);
      add(`export const event${id} = (sent: ${sent}): Event${id} => sent;`, message);
      for (const [index, text] of memberTexts(sent, payload).entries())
        add(`export type Event${id}Member${index} = ${text};`, message);
      return `Event${id}`;
    },
    /** An exposed module accepts what the consumer passes to it, and returns what the consumer uses. @param path of the module */
    addModule(path: string, { request, answer, props, component, head }: Shape, message: string): void {
      const id = count++;
      const own = `typeof module${id}`;
      add(`import type * as module${id} from ${JSON.stringify(path)};`, message);
      add(
        `export type LoaderUse${id} = (given: ${typeText(request)}) => Promise<${typeText(answer)}>;`,
        `${message}: its loader`,
      );
      add(`export const loader${id} = (loader: LoaderOf<${own}>): LoaderUse${id} => loader;`, `${message}: its loader`);
      add(
        `export const drawn${id} = (given: ${typeText(props)} & { readonly data: Loaded<${own}> }): ComponentProps<(${own})[${JSON.stringify(component)}]> => given;`,
        `${message}: its ${component}`,
      );
      if (head)
        add(
          `export const head${id} = (head: (${own})['head'], data: Loaded<${own}>, given: ${typeText(request)}): ${typeText(head)} => head(data, given);`,
          `${message}: its head`,
        );
    },
    /** The consumer still passes what its shapes.json records. */
    addOwnShape(name: string, { request, props }: Shape, message: string): void {
      const id = count++;
      const [requestType, propsType] = OWN_TYPES[name.startsWith('page@') ? 'page' : 'slot'];
      add(`import type * as contract${id} from 'shared-domain/contracts/exposes';`, message);
      add(`export const request${id} = (given: contract${id}.${requestType}): ${typeText(request)} => given;`, message);
      add(`export const props${id} = (given: contract${id}.${propsType}): ${typeText(props)} => given;`, message);
    },
  };
}

/** Kind of shape → types of what loader and component get. */
const OWN_TYPES = {
  page: ['PageRequest', 'PageProps<unknown>'],
  slot: ['PageRequest', 'SlotProps<unknown>'],
} as const;

export type Expectations = ReturnType<typeof createExpectations>;
