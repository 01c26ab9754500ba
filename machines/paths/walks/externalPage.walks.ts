import { externalPageMachine } from '../../externalPage/externalPage.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann } from '../people/people.ts';
import { once } from '../once.ts';
import { answeredSettings } from './terms.walks.ts';
import '../people/outsideHosts.ts';

const settingsWith = (externalPages: Record<string, string>) => ({ done: { ...answeredSettings, externalPages } });

/** Everything that can happen when the portal opens a page outside. */
export const externalPageWalk = once(() =>
  explore(externalPageMachine, {
    starts: { 'Ann opens a link to her account’s page': { person: ann, params: { name: 'account' } } },
    events: { 'tries again': { type: 'retry.chosen' }, 'goes to her accounts': { type: 'flow.left' } },
    answers: {
      getSettings: {
        'the page is known': settingsWith({ account: 'https://lender.example/account' }),
        'no page has this name': settingsWith({}),
        'its address is not allowed': settingsWith({ account: 'https://ann@evil.example/' }),
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /configsettings' }) },
      },
      openCase: {
        'a number to call': { done: { caseId: 'K7F-3QX', lines: [{ of: 'NLS', phone: '(512) 555-0142', hours: '' }] } },
        'no answer': { fails: new Error('404') },
      },
      openHere: { 'the browser loads it': { done: undefined }, 'the browser refuses': { fails: new TypeError('no') } },
    },
    outcomes: ['left'],
    // the number to call loads while the customer can already use the screen
    background: ['openCase'],
  }),
);
