import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as accounts from '../../contract/accounts.ts';
import { Card, MaskedNumber } from '../../contract/cards.ts';
import { CardId } from '../../contract/cardId.ts';
import { Entry } from '../../contract/authentication.ts';
import { Day, Moment } from '../../contract/dates.ts';
import { ErrorBody } from '../../contract/error.ts';
import { HEADER, API_VERSION } from '../../contract/headers.ts';
import { contract, KEYED_CALLS, OPEN_CALLS, type CallName } from '../../contract/index.ts';
import { MoneyText } from '../../contract/money.ts';
import { docstrings, type Docstring } from './docstrings.ts';

/** What has a name of its own in the document; everything else is written where it is used. */
const NAMED = {
  Loan: accounts.Loan,
  HistoryEntry: accounts.HistoryEntry,
  Card,
  CardId,
  Entry,
  ErrorBody,
  MoneyText,
  MaskedNumber,
  Day,
  Moment,
};

type Json = Record<string, unknown>;

/** As it is on the wire: what a schema reads, not what it makes of it. Checks that JSON Schema cannot say are left to the answer 400. */
function schemaOf(schema: v.GenericSchema, named: Record<string, v.GenericSchema> = NAMED): Json {
  const json: Json = {
    ...toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'ignore',
      definitions: named,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  };
  for (const own of ['$schema', '$defs']) delete json[own]; // they belong to a document by itself
  return json;
}

const open: readonly string[] = OPEN_CALLS;
const keyed: readonly string[] = KEYED_CALLS;

const jsonBody = (schema: Json): Json => ({ 'application/json': { schema } });
const error = (description: string): Json => ({ description, content: jsonBody({ $ref: '#/components/schemas/ErrorBody' }) });

/** The headers that the portal sends with every call; the key only where money moves. Spec: calls §7 (HDR-001 to HDR-009), CONF-037. */
const HEADERS: Readonly<Record<string, string>> = {
  [HEADER.apiVersion]: `The version of the contract: ${API_VERSION}`,
  'accept-language': 'The language of the page: en, es',
  [HEADER.idToken]: 'The id token of whoever is signed in',
  [HEADER.deviceKey]: 'The key of the remembered device',
  [HEADER.appVersion]: 'The version of the portal',
  [HEADER.brand]: 'The code of the brand that is shown',
  [HEADER.pwa]: 'Is the portal installed? true, false',
  [HEADER.idempotencyKey]: 'One per intent: the same key is done once, however often it is sent',
};

const parameterOf = ([name, description]: readonly [string, string]): [string, Json] => [
  name,
  { name, in: 'header', required: false, description, schema: { type: 'string' } },
];

const headersOf = (name: CallName): Json[] =>
  Object.keys(HEADERS)
    .filter((header) => header !== HEADER.idempotencyKey || keyed.includes(name))
    .map((header) => ({ $ref: `#/components/parameters/${header}` }));

/** The fields of a GET, in the query. */
function queryParameters(ask: Json): Json[] {
  const properties = Object.entries(isRecord(ask['properties']) ? ask['properties'] : {});
  const required: readonly unknown[] = Array.isArray(ask['required']) ? ask['required'] : [];
  return properties.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function operation(name: CallName, said: Docstring | undefined): Json {
  const [method = ''] = name.split(' ');
  const ask = schemaOf(contract[name].ask);
  const isOpen = open.includes(name);
  return {
    operationId: name.replace(/ \//, '-'),
    tags: [said?.area ?? 'other'],
    summary: said?.text.split(/(?<=[.?!])\s/)[0] ?? name,
    description: said?.text ?? '',
    parameters: [...headersOf(name), ...(method === 'GET' ? queryParameters(ask) : [])],
    ...(method !== 'GET' && { requestBody: { required: true, content: jsonBody(ask) } }),
    security: isOpen ? [] : [{ accessToken: [] }],
    responses: {
      200: { description: 'Done', content: jsonBody(schemaOf(contract[name].answer)) },
      400: error('What was asked breaks the contract (`message`), or cannot be done (`Error`, for the customer)'),
      ...(!isOpen && {
        401: error('No access token, or one that is over'),
        403: error('Not yours, or not there: which of the two is not said'),
      }),
      429: error('Too many tries'),
      default: error('With `Error`, a text or a list: a definite no, to be shown as it is. Without: it is not known what has been done'),
    },
  };
}

/** The contract as OpenAPI 3.1. `server` is the base address of the calls. */
export async function openApi(server: string): Promise<Json> {
  const said = await docstrings();
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(contract).filter(isCall)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, said.get(name)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'What the portal asks of a lender',
      version: API_VERSION,
      description:
        'Every call of the portal. In the sandbox: POST /authenticate with ann@example.com and Sandbox2026, then give its accessToken to Authorize.',
    },
    servers: [{ url: server }],
    components: {
      schemas: Object.fromEntries(Object.entries<v.GenericSchema>(NAMED).map(writtenOut)),
      parameters: Object.fromEntries(Object.entries(HEADERS).map(parameterOf)),
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

const isCall = (name: string): name is CallName => name in contract;

/** A named schema written out: the others are referred to within it, itself is not. */
const writtenOut = ([name, schema]: readonly [string, v.GenericSchema]): [string, Json] => [
  name,
  schemaOf(schema, Object.fromEntries(Object.entries<v.GenericSchema>(NAMED).filter(([other]) => other !== name))),
];
