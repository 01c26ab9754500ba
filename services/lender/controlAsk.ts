import * as v from 'valibot';
import { LOCK_TYPES } from '../contract/enums.ts';
import { callNames } from '../contract/index.ts';
import { UPLOAD_CALL } from './documents/filePaths.ts';
import { Fault } from './faults.ts';
import { Refusal } from './handler.ts';
import { NotJson, parseJson } from './jsonText.ts';

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const OPERATION = /^POST \/cognito\/[A-Za-z]+$/;

/** The control plane's requests. The schemas are strict, so that a misspelled field is reported to the tester. */
export const ControlAsk = {
  reset: v.strictObject({ person: v.optional(Text) }),
  link: v.strictObject({
    loanId: Text,
    profileId: v.optional(Text),
    guest: v.optional(v.boolean()),
    path: v.optional(v.string()),
    flowLock: v.optional(v.boolean()),
    expiresInSeconds: v.optional(v.pipe(v.number(), v.integer())),
  }),
  clock: v.union([
    v.strictObject({ advanceSeconds: v.pipe(v.number(), v.minValue(-1e10), v.maxValue(1e10)) }),
    v.strictObject({ reset: v.literal(true) }),
  ]),
  fault: v.strictObject({
    call: v.pipe(
      v.string(),
      v.check((call) => callNames.some((name) => name === call) || OPERATION.test(call) || call === UPLOAD_CALL, 'Unknown call'),
    ),
    fault: Fault,
    times: v.optional(Count),
  }),
  lock: v.union([
    v.strictObject({ loanId: Text, by: Text, lockType: v.picklist(LOCK_TYPES) }),
    v.strictObject({ loanId: Text, release: v.literal(true) }),
  ]),
};

/** The parsed JSON body; an empty body counts as {}. Throws Refusal 400 that names the field. */
export async function readAsk<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, jsonIn((await request.text()) || '{}'));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(400, [{ unchecked: `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}` }]);
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw error instanceof NotJson ? new Refusal(400, [{ unchecked: error.message }]) : error;
  }
}
