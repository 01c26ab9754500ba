/** npm run paths -- --flow payment --format md|csv|feature [--lang en|es]: prints the test plan of a flow. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { charts, type ChartName } from '../../../machines/paths/walks.ts';
import { formats } from '../../../machines/paths/plan/formats.ts';
import { graphOf } from './graphs.ts';
import { planOf } from '../../../machines/paths/plan/plan.ts';

const isFlow = (name: unknown): name is ChartName => typeof name === 'string' && Object.hasOwn(charts, name);
const flows = Object.keys(charts).filter(isFlow);

const Options = v.object({
  flow: v.picklist(flows, `--flow is one of: ${flows.join(', ')}.`),
  format: v.picklist(['md', 'csv', 'feature'], '--format is one of: md, csv, feature.'),
  lang: v.picklist(['en', 'es'], '--lang is one of: en, es.'),
});

const { values } = parseArgs({
  options: { flow: { type: 'string' }, format: { type: 'string', default: 'md' }, lang: { type: 'string', default: 'en' } },
});
const options = v.safeParse(Options, { flow: '', ...values });
if (options.success) {
  const { flow, format, lang } = options.output;
  process.stdout.write(formats[format](planOf(flow, graphOf(flow)), lang));
} else {
  console.error(options.issues.map(({ message }) => message).join('\n'));
  process.exitCode = 1;
}
