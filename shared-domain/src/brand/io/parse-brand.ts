import * as v from 'valibot';
import reference from '../../../brands/fjell.json';
import { type Brand, BRAND_COLOURS } from '../model';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const markSchema = v.strictObject({
  viewBox: v.pipe(v.string(), v.regex(/^0 0 \d+(\.\d+)? \d+(\.\d+)?$/, "must be '0 0 width height'")),
  strokeWidth: v.optional(v.pipe(v.number(), v.minValue(0.5))),
  paths: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\dMLHVCSQTAZmlhvcsqtaz\s,.+-]+$/, 'must be the data of an SVG path'))),
    v.minLength(1, 'must hold a path'),
  ),
});
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #552596'));
const picture = v.pipe(v.string(), v.regex(/^iVBORw0KGgo[\w+/]+=*$/, 'must be a PNG as base64'));

const brandSchema = v.strictObject({
  name: text,
  codePrefix: v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/, 'must be capital letters and digits')),
  logo: markSchema,
  icon: markSchema,
  pictures: v.optional(v.strictObject({ icon: picture, share: picture })),
  colours: v.optional(v.strictObject(v.entriesFromList(BRAND_COLOURS, colour))),
});

/** @throws Error in one line that names each field which is wrong */
export function parseBrand(document: unknown): Brand {
  const result = v.safeParse(brandSchema, document);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; '));
}

/** The brand that the shop comes with. */
export const REFERENCE_BRAND: Brand = parseBrand(reference);
