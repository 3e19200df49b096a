/** The kinds of values that settings have. */
import * as v from 'valibot';

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
export const url = v.pipe(
  v.string(),
  v.url('must be an address such as http://localhost:3010'),
  v.transform((text) => text.replace(/\/$/, '')),
);
export const count = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
export const positive = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
  v.transform(Number),
);
export const flag = v.pipe(
  v.picklist(['true', 'false'], "must be 'true' or 'false'"),
  v.transform((text) => text === 'true'),
);
export const notBlank = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'));

export const addressList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\/)|https?:\/\/[^/]+\/)\S*$/, 'must be paths or addresses, separated by blanks'),
    ),
  ),
);

export const originList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'must be origins, separated by blanks'))),
);
