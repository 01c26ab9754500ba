import * as v from 'valibot';

/** A yes or no that may travel in a query string. */
export const QueryFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** A whole number that may travel in a query string. */
export const QueryNumber = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]);

/** A list that may travel in a query string, joined by commas. */
export const QueryList = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter(Boolean)),
  ),
]);
