import { inChart, type Fault } from '../fault.ts';

const helpVideo = inChart('helpVideo');
const CHART = 'helpVideo/helpVideo.machine.ts';

export const helpVideoFaults: readonly Fault[] = [
  helpVideo(
    'any address opens',
    'helpVideo/helpVideo.rules.ts',
    'outsideAddress(url)',
    "(outsideAddress(url) ?? 'https://elsewhere.example/')",
  ),
  helpVideo('a blocked tab is ignored', CHART, "{ target: 'blocked' }]", "{ target: 'opened' }]"),
  helpVideo('a failed video shows no reason', CHART, 'failure: ({ event }) => failureIn(event)', 'failure: null'),
  helpVideo(
    'an old reason stays beside the next try',
    CHART,
    "{ target: 'finding', actions: assign({ failure: null }) }",
    "{ target: 'finding' }",
  ),
  helpVideo('a failure is the end', CHART, '    failed: offered,', '    failed: {},'),
];
