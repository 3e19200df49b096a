/** Recorded expectations as a file of TypeScript that compiles only if the provider's code meets them. */
import { memberTexts, typeText } from './type-text.mjs';

const HEADER = `import type { ComponentProps } from 'react';
import type { ShopEvents } from 'shared-domain/contracts/events';
export type DataOf<Answer> = Answer extends { readonly data: infer Data } ? Data : never;
export type Loaded<Module> = Module extends { readonly loader: (...given: never[]) => Promise<infer Answer> } ? DataOf<Answer> : never;
export type LoaderOf<Module> = Module extends { readonly loader?: infer Loader } ? NonNullable<Loader> : never;`;

/** Collects lines, and what is wrong when one does not compile. */
export function createExpectations() {
  const lines = HEADER.split('\n');
  const meanings = new Map();
  const add = (line, meaning) => {
    lines.push(line);
    meanings.set(lines.length - 1, meaning);
  };
  let count = 0;

  return {
    add,
    text: () => `${lines.join('\n')}\n`,
    /** @param {number} line from 0 @returns what is wrong when that line does not compile */
    meaningOf: (line) => meanings.get(line),
    /**
     * The payload that the contract of events has is what the consumer reads.
     *
     * @returns {string} name of the recorded type
     */
    addEvent(event, payload, meaning) {
      const id = count++;
      const sent = `ShopEvents[${JSON.stringify(event)}]`;
      add(`export type Event${id} = ${typeText(payload)};`, meaning);
      add(`export const event${id} = (sent: ${sent}): Event${id} => sent;`, meaning);
      for (const [index, text] of memberTexts(sent, payload).entries())
        add(`export type Event${id}Member${index} = ${text};`, meaning);
      return `Event${id}`;
    },
    /** An exposed module takes what the consumer gives it, and gives what the consumer uses. @param {string} path of the module */
    addModule(path, { request, answer, props, component, head }, meaning) {
      const id = count++;
      const own = `typeof module${id}`;
      add(`import type * as module${id} from ${JSON.stringify(path)};`, meaning);
      add(
        `export type Asked${id} = (given: ${typeText(request)}) => Promise<${typeText(answer)}>;`,
        `${meaning}: its loader`,
      );
      add(`export const loader${id} = (loader: LoaderOf<${own}>): Asked${id} => loader;`, `${meaning}: its loader`);
      add(
        `export const drawn${id} = (given: ${typeText(props)} & { readonly data: Loaded<${own}> }): ComponentProps<(${own})[${JSON.stringify(component)}]> => given;`,
        `${meaning}: its ${component}`,
      );
      if (head)
        add(
          `export const head${id} = (head: (${own})['head'], data: Loaded<${own}>, given: ${typeText(request)}): ${typeText(head)} => head(data, given);`,
          `${meaning}: its head`,
        );
    },
    /** What the consumer's own contract says that it gives is still what it recorded. */
    addOwnShape(name, { request, props }, meaning) {
      const id = count++;
      const [requestType, propsType] = OWN_TYPES[name.split('@')[0]];
      add(`import type * as contract${id} from 'shared-domain/contracts/exposes';`, meaning);
      add(`export const request${id} = (given: contract${id}.${requestType}): ${typeText(request)} => given;`, meaning);
      add(`export const props${id} = (given: contract${id}.${propsType}): ${typeText(props)} => given;`, meaning);
    },
  };
}

/** By kind of shape: what a loader and what a component gets. */
const OWN_TYPES = {
  page: ['PageRequest', 'PageProps<unknown>'],
  slot: ['PageRequest', 'SlotProps<unknown>'],
};
