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

/** The named schemas of the document; all others are inline. */
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

/** A schema's input type, as it is on the wire. Checks that JSON Schema cannot express are left out; the service answers them with 400. */
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
  for (const own of ['$schema', '$defs']) delete json[own]; // only for a separate document
  return json;
}

const open: readonly string[] = OPEN_CALLS;
const keyed: readonly string[] = KEYED_CALLS;

const jsonBody = (schema: Json): Json => ({ 'application/json': { schema } });
const error = (description: string): Json => ({ description, content: jsonBody({ $ref: '#/components/schemas/ErrorBody' }) });

/** The headers that the portal sends with every call; the Idempotency-Key only when money moves. Spec: calls §7 (HDR-001 to HDR-009), CONF-037. */
const HEADERS: Readonly<Record<string, string>> = {
  [HEADER.apiVersion]: `The version of the contract: ${API_VERSION}`,
  'accept-language': 'The language of the page: en, es',
  [HEADER.idToken]: 'The id token of the session',
  [HEADER.deviceKey]: 'The key of the remembered device',
  [HEADER.appVersion]: 'The version of the portal',
  [HEADER.brand]: "The brand's short code",
  [HEADER.pwa]: 'Is the portal installed? true, false',
  [HEADER.idempotencyKey]: 'One key per intent: a repeated key is executed once',
};

const parameterOf = ([name, description]: readonly [string, string]): [string, Json] => [
  name,
  { name, in: 'header', required: false, description, schema: { type: 'string' } },
];

const headersOf = (name: CallName): Json[] =>
  Object.keys(HEADERS)
    .filter((header) => header !== HEADER.idempotencyKey || keyed.includes(name))
    .map((header) => ({ $ref: `#/components/parameters/${header}` }));

/** The query parameters of a GET. */
function queryParameters(ask: Json): Json[] {
  const properties = Object.entries(isRecord(ask['properties']) ? ask['properties'] : {});
  const required: readonly unknown[] = Array.isArray(ask['required']) ? ask['required'] : [];
  return properties.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function operation(name: CallName, docs: Docstring | undefined): Json {
  const [method = ''] = name.split(' ');
  const ask = schemaOf(contract[name].ask);
  const isOpen = open.includes(name);
  return {
    operationId: name.replace(/ \//, '-'),
    tags: [docs?.area ?? 'other'],
    summary: docs?.text.split(/(?<=[.?!])\s/)[0] ?? name,
    description: docs?.text ?? '',
    parameters: [...headersOf(name), ...(method === 'GET' ? queryParameters(ask) : [])],
    ...(method !== 'GET' && { requestBody: { required: true, content: jsonBody(ask) } }),
    security: isOpen ? [] : [{ accessToken: [] }],
    responses: {
      200: { description: 'Done', content: jsonBody(schemaOf(contract[name].answer)) },
      400: error('The request breaks the contract (`message`) or is refused (`Error`, for the customer)'),
      ...(!isOpen && {
        401: error('The access token is missing or has expired'),
        403: error('Not the caller’s, or unknown: the response does not say which'),
      }),
      429: error('Too many requests'),
      default: error('With `Error`, a text or a list: refused, shown to the customer as is. Without: the outcome is unknown'),
    },
  };
}

/** The contract as OpenAPI 3.1. `server` is the base address of the calls. */
export async function openApi(server: string): Promise<Json> {
  const docs = await docstrings();
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(contract).filter(isCall)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, docs.get(name)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Contract between the portal and a lender',
      version: API_VERSION,
      description:
        'Every call of the portal. In the sandbox: POST /authenticate with ann@example.com and Sandbox2026, then give its accessToken to Authorize.',
    },
    servers: [{ url: server }],
    components: {
      schemas: Object.fromEntries(Object.entries<v.GenericSchema>(NAMED).map(toComponent)),
      parameters: Object.fromEntries(Object.entries(HEADERS).map(parameterOf)),
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

const isCall = (name: string): name is CallName => name in contract;

/** A named schema for the document. Inside it, the other named schemas are references. */
const toComponent = ([name, schema]: readonly [string, v.GenericSchema]): [string, Json] => [
  name,
  schemaOf(schema, Object.fromEntries(Object.entries<v.GenericSchema>(NAMED).filter(([other]) => other !== name))),
];
