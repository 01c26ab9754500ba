import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { charts } from '../../machines/paths/walks.ts';
import { faults } from './faults.ts';
import { planted } from './plant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the planted faults', () => {
  test('exist for every chart, each with its own name', () => {
    const without = Object.keys(charts).filter((name) => faults.every(({ chart }) => chart !== name));
    expect(without).toEqual([]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ chart }) => !Object.hasOwn(charts, chart))).toEqual([]);
  });
  test.each(faults.map((fault) => [fault.name, fault] as const))('"%s" occurs once in its file', (_, fault) => {
    const source = readFileSync(`${root}${fault.file}`, 'utf8');
    expect(planted(fault, source)).not.toBe(source);
    expect(fault.tests).not.toEqual([]);
    expect(fault.tests.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
  });
});
