import type { Words } from '../../graph/words.ts';
import type { Plan, PlanPath } from './plan.ts';

type Language = keyof Words;
const SAID = {
  plan: { en: 'Test plan', es: 'Plan de pruebas' },
  needs: { en: 'needs', es: 'requiere' },
  clauses: { en: 'clauses', es: 'cláusulas' },
  path: { en: 'path', es: 'recorrido' },
  title: { en: 'title', es: 'título' },
  step: { en: 'step', es: 'paso' },
  who: { en: 'who', es: 'quién' },
  does: { en: 'does', es: 'hace' },
  sees: { en: 'then sees', es: 'entonces ve' },
} as const satisfies Record<string, Words>;

const stepsOf = ({ paths }: Plan): number => paths.reduce((sum, { rows }) => sum + rows.length, 0);
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const size = (plan: Plan): Words => {
  const [paths, steps] = [plan.paths.length, stepsOf(plan)];
  return {
    en: `${count(paths, 'path', 'paths')}, ${count(steps, 'step', 'steps')}: together they take every arrow of the chart.`,
    es: `${count(paths, 'recorrido', 'recorridos')}, ${count(steps, 'paso', 'pasos')}: juntos recorren todas las flechas del diagrama.`,
  };
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On one line, for a cell or a step. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const cell = (text: string): string => line(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/** The plan as Markdown: a table for each path. */
export function markdown(plan: Plan, language: Language): string {
  const table = ({ title, needs, clauses, rows }: PlanPath, at: number): string =>
    [
      `## ${at + 1}. ${line(title[language])}`,
      '',
      `${capital(SAID.needs[language])}: ${line(needs[language])}.${clauses.length > 0 ? ` ${capital(SAID.clauses[language])}: ${clauses.join(', ')}.` : ''}`,
      '',
      `| | ${SAID.who[language]} | ${SAID.does[language]} | ${SAID.sees[language]} |`,
      '| --: | --- | --- | --- |',
      ...rows.map(
        ({ who, does, sees }, place) => `| ${place + 1} | ${cell(who[language])} | ${cell(does[language])} | ${cell(sees[language])} |`,
      ),
      '',
    ].join('\n');
  const note = plan.note ? `${plan.note[language]}\n\n` : '';
  return `# ${SAID.plan[language]}: ${plan.title[language]}\n\n${note}${size(plan)[language]}\n\n${plan.paths.map(table).join('\n')}`;
}

/** RFC 4180: quoted where necessary, with doubled quotes. */
const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The plan as CSV (RFC 4180, with a header): a line for each step. */
export function csv({ paths }: Plan, language: Language): string {
  const header = (['path', 'title', 'needs', 'clauses', 'step', 'who', 'does', 'sees'] as const).map((name) => SAID[name][language]);
  const lines = paths.flatMap(({ title, needs, clauses, rows }, path) =>
    rows.map(({ who, does, sees }, step) => [
      String(path + 1),
      title[language],
      needs[language],
      clauses.join(' '),
      String(step + 1),
      who[language],
      does[language],
      sees[language],
    ]),
  );
  return [header, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

const GHERKIN = {
  en: { feature: 'Feature', scenario: 'Scenario', given: 'Given', when: 'When', seen: 'Then' },
  es: { feature: 'Característica', scenario: 'Escenario', given: 'Dado', when: 'Cuando', seen: 'Entonces' },
} as const;

/** The plan as a Gherkin feature: a scenario for each path, tagged with its clauses. */
export function feature(plan: Plan, language: Language): string {
  const word = GHERKIN[language];
  const scenario = ({ title, needs, clauses, rows }: PlanPath): string =>
    [
      ...(clauses.length > 0 ? [`  ${clauses.map((clause) => `@${clause}`).join(' ')}`] : []),
      `  ${word.scenario}: ${line(title[language])}`,
      `    ${word.given} ${line(needs[language])}`,
      ...rows.flatMap(({ who, does, sees }) => [
        `    ${word.when} ${who[language]}: ${line(does[language])}`,
        `    ${word.seen} ${line(sees[language])}`,
      ]),
      '',
    ].join('\n');
  const head = [
    `# language: ${language}`,
    `${word.feature}: ${line(plan.title[language])}`,
    ...(plan.note ? [`  ${line(plan.note[language])}`] : []),
  ];
  return `${head.join('\n')}\n\n${plan.paths.map(scenario).join('\n')}`;
}

export const formats = { md: markdown, csv, feature } as const;
