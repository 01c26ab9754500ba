import * as v from 'valibot';
import { Refusal } from './handler.ts';
import { NotJson, parseJson } from './jsonText.ts';
import { PoolRefusal, type Operation, type PoolRequest } from './auth/poolOperation.ts';
import { operations } from './auth/poolOperations.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';
const CONTENT_TYPE = 'application/x-amz-json-1.1';

/**
 * The part of the Cognito protocol that amazon-cognito-identity-js 6.3.21 uses after sign-in (CONF-011): one URL, the operation in a header,
 * refusals as 400 with `__type`. Throws only on a database error.
 */
export async function cognito(request: Request, setting: PoolRequest): Promise<Response> {
  const target = request.headers.get('x-amz-target') ?? '';
  const name = target.startsWith(TARGET) ? target.slice(TARGET.length) : '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return refusal('InvalidAction', `No operation ${JSON.stringify(name)}. There are: ${Object.keys(operations).join(', ')}`);
  try {
    return respond(await run(operation, await readJson(request), setting));
  } catch (error) {
    if (error instanceof PoolRefusal) return refusal(error.type, error.message);
    if (error instanceof Refusal) return refusal('NotAuthorizedException', 'User does not exist.'); // the profile or the loan was deleted
    throw error;
  }
}

async function run(operation: Operation, ask: unknown, setting: PoolRequest): Promise<object> {
  const parsed = v.safeParse(operation.ask, ask);
  if (!parsed.success)
    throw new PoolRefusal('InvalidParameterException', `${v.getDotPath(parsed.issues[0]) ?? 'body'}: ${parsed.issues[0].message}`);
  return operation.answer(parsed.output, setting);
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return parseJson(text);
  } catch (error) {
    throw error instanceof NotJson ? new PoolRefusal('SerializationException', error.message) : error;
  }
}

const refusal = (type: string, message: string): Response => respond({ __type: type, message }, 400);

const respond = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': CONTENT_TYPE } });
