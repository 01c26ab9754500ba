import { inChart, ofTime, type Fault } from '../fault.ts';

const ecommerce = inChart('ecommerce');
const back = inChart('ecommerceReturn', 'ecommerce');
const CHART = 'ecommerce/ecommerce.machine.ts';

export const ecommerceFaults: readonly Fault[] = [
  ecommerce(
    'the online store opens for a loan that has ended',
    CHART,
    "{ guard: { type: 'isStillOpen', params: ({ event }) => event.output }, target: 'releasing' }, ",
    "{ target: 'releasing' }, ",
  ),
  ecommerce('the lock of the loan is not given back', CHART, "target: 'releasing' },", "target: 'renewingCookie' },"),
  ecommerce('the store opens without the token cookie', CHART, "onDone: 'renewingCookie',", "onDone: 'skippingCheck',"),
  ecommerce('no idle check is skipped', CHART, "onDone: 'skippingCheck',", "onDone: 'pausing',"),
  ecommerce(
    'a failed hand-off shows no reason',
    CHART,
    "{ target: 'failed', actions: 'keepFailure' } as const",
    "{ target: 'failed' } as const",
  ),
  ecommerce('an old failure stays beside a new try', CHART, "target: 'keeping', actions: 'forgetFailure' }", "target: 'keeping' }"),
  ecommerce('a store that did not open cannot be opened again', CHART, '    opened: offered,', '    opened: {},'),
  ecommerce('after a failure nothing can be done', CHART, '    failed: offered,', '    failed: {},'),
  ecommerce('the pause does not count as busy', CHART, "pausing: { tags: 'busy', after", 'pausing: { after'),
  ofTime('ecommerce')(
    'the store opens after 5 seconds',
    'ecommerce/ecommerce.rules.ts',
    'HAND_OFF_WAIT_MS = 500',
    'HAND_OFF_WAIT_MS = 5000',
  ),
  back(
    'the notice comes again and again',
    'ecommerce/ecommerceReturn.machine.ts',
    'context.found?.success !== true',
    'context.found?.success !== null',
  ),
  back(
    'without network the accounts do not open',
    'ecommerce/ecommerceReturn.machine.ts',
    "onDone: 'closed', onError: 'closed' }",
    "onDone: 'closed' }",
  ),
];
