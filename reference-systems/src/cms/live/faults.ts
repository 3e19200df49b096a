import * as v from 'valibot';
import type { Message } from './live-pages';

/** Icon of messages about what does not work. */
const FAULT = 'alert';

const schema = v.object({
  entries: v.array(v.object({ icon: v.optional(v.string()), title: v.optional(v.string(), ''), text: v.string() })),
});

/** The faults among the announcements of the CMS. @param json the document; undefined: there is none */
export const readFaults = (json = '{"entries":[]}'): readonly Message[] =>
  v
    .parse(schema, JSON.parse(json))
    .entries.flatMap(({ icon, title, text }) => (icon === FAULT ? [{ title, text }] : []));
