import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { callNames } from '../../services/contract/index.ts';
import { docstrings } from '../../services/lender/openapi/docstrings.ts';
import { openApi } from '../../services/lender/openapi/openapi.ts';

const Operation = v.looseObject({ operationId: v.string(), description: v.pipe(v.string(), v.minLength(10)) });
const Document = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), Operation)) });

test('the contract is published as OpenAPI 3.1 that a validator accepts, with every call and its description (PROD-030)', async () => {
  const made = await openApi('/api');
  const checked = await new Validator().validate(structuredClone(made));
  expect(checked).toMatchObject({ valid: true });
  const { paths } = v.parse(Document, made);
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(published.toSorted()).toEqual([...callNames].toSorted());
});

test('every call has its docstring, and every docstring its call', async () => {
  expect([...(await docstrings()).keys()].toSorted()).toEqual([...callNames].toSorted());
});
