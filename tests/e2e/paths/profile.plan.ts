import { NO_SEARCH } from '../../../machines/addressSearch/addressSearch.view.ts';
import type { Section } from '../../../machines/profile/profile.fields.ts';
import type { Portal } from '../kit/portal.ts';
import { expect } from '../kit/test.ts';
import { heldCall } from './kit/answers.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import { answers, FORMS, ROUTING_NUMBER, SHORT_NUMBER_BANK, startOf, type S } from './profile.starts.ts';

const press = (offered: (at: S) => boolean, how: (portal: Portal) => Promise<void>): Press<S> => ({ offered, press: how });

const isViewed = (at: S) => at.matches({ customerProfile: { opened: 'viewing' } });
const isWithout = (at: S) => at.matches({ customerProfile: 'without' });
const isFilling = (at: S, section: Section) => at.matches({ customerProfile: { opened: { [section]: 'filling' } } });
/** Where Ann cancels: one of the plain forms stands for all. */
const isCancelled = (at: S) => (['email', 'addresses', 'bank'] as const).some((section) => isFilling(at, section));
const hasFailed = (at: S) =>
  at.matches({ customerProfile: 'unlisted' }) ||
  at.matches({ customerProfile: 'unknown' }) ||
  at.matches({ customerProfile: { opened: 'unread' } });

/** In the order of the screen. */
const SECTIONS_ON_SCREEN = ['military', 'bank', 'email', 'phone', 'addresses', 'preferences'] as const;
const sectionOf = ({ main }: Portal, section: (typeof SECTIONS_ON_SCREEN)[number]) =>
  main.locator('.profile-section').nth(SECTIONS_ON_SCREEN.indexOf(section));
const open = ({ main }: Portal) => main.locator('.profile-open');
const field = (portal: Portal, name: string) => open(portal).locator(`[name="${name}"]`);
const save = (portal: Portal) => open(portal).locator('.button-primary').click();

const changes = (section: Section) => press(isViewed, (portal) => sectionOf(portal, section).locator('.profile-row .button').click());
const types = (section: keyof typeof FORMS) =>
  press(
    (at) => isFilling(at, section),
    (portal) => field(portal, FORMS[section].field).fill(FORMS[section].right),
  );
const sends = (section: keyof typeof FORMS, value: 'right' | 'wrong') =>
  press(
    (at) => isFilling(at, section),
    async (portal) => {
      await field(portal, FORMS[section].field).fill(FORMS[section][value]);
      await save(portal);
    },
  );
const choosesText = (portal: Portal) => open(portal).locator('input[value="Text"]').click();

const isBank = (at: S) => isFilling(at, 'bank');
/** No routing number was typed yet. */
const isNewBank = (at: S) => isBank(at) && (at.context.typed.routingNumber ?? '') === '';
const sendsBank = (bankName: string, accountNumber: string) =>
  press(isBank, async (portal) => {
    await field(portal, 'routingNumber').fill(ROUTING_NUMBER);
    await field(portal, 'bankName').fill(bankName);
    await open(portal).locator('[data-secret="accountNumber"]').fill(accountNumber);
    await save(portal);
  });

const saving = heldCall<S>('POST /customerinfo', answers.saveCustomer);
/** The e-mail's form stands for the others, to keep the paths short: all are made by the same functions. */
const savingWell = { ...saving, answers: { ...saving.answers, fails: { undriven: 'the form of the e-mail stands for it' } } };

/** Before, the same form may have said that all its fields are empty. */
const ONLY_NUMBER_IS_WRONG =
  '.profile-open:not(:has([name="bankName"][aria-invalid="true"])) [data-secret="accountNumber"][aria-invalid="true"]';

/** Each look lets the page's clock run by 1 ms. */
const LOOK_EVERY_MS = 20;

/** How Ann's steps in her profile are done in the browser. Her devices and her military service have paths of their own. */
export const profilePlan: Plan<S> = {
  actors: {
    getAccounts: heldCall('GET /accounts', answers.getAccounts),
    getCustomer: { ...heldCall('GET /personalInfo', answers.getCustomer), attempts: 2 },
    rereadCustomer: { ...heldCall('GET /personalInfo', answers.rereadCustomer), attempts: 2 },
    readDraft: (at) => ({ itself: startOf(at).draft ? `of the section ${startOf(at).draft?.section}` : 'nothing' }),
    getTerms: (at) => ({
      itself: startOf(at).withoutTerms ? 'fails' : 'Ann agreed to them',
      once: ({ context }) => context.terms === null && !context.termsFailed,
    }),
    getStates: heldCall('GET /states', answers.getStates, ({ context }: S) => (context.states === null ? null : 'the states')),
    saveCustomer: (at) => (at.matches({ customerProfile: { opened: 'email' } }) ? saving : savingWell),
    lookUpBank: heldCall('GET /bankInfo', answers.lookUpBank),
    saveBank: ({ context }) =>
      context.typed.bankName === SHORT_NUMBER_BANK
        ? { itself: 'it is no account number' }
        : { ...heldCall('POST /bankInfo', answers.saveBank), otherwise: 'the account number has enough digits here' },
    devices: { itself: 'they are listed', once: ({ context }) => context.devices.phase === 'loading' },
    military: { itself: 'it is known', once: ({ context }) => context.military.phase === 'loading' },
    addressSearch: { itself: 'it is ready', once: ({ context }) => context.search === NO_SEARCH },
    keepDraft: silent,
  },
  presses: {
    'changes the e-mail': changes('email'),
    'changes the phone': changes('phone'),
    'changes the addresses': changes('addresses'),
    'changes how she gets messages': changes('preferences'),
    'adds a bank account': changes('bank'),
    'types an e-mail': types('email'),
    'types a phone': types('phone'),
    'types a ZIP code': types('addresses'),
    'chooses text messages': press((at) => isFilling(at, 'preferences'), choosesText),
    'sends an e-mail': sends('email', 'right'),
    'sends no e-mail': sends('email', 'wrong'),
    'sends a phone': sends('phone', 'right'),
    'sends an address': sends('addresses', 'right'),
    'sends half an address': sends('addresses', 'wrong'),
    'chooses and sends text messages': press(
      (at) => isFilling(at, 'preferences'),
      async (portal) => {
        await choosesText(portal);
        await save(portal);
      },
    ),
    // Escape ends the search before it asks
    'types a street': press(
      (at) => isFilling(at, 'addresses'),
      async (portal) => {
        await field(portal, 'home.line1').fill('9 Elm Road');
        await field(portal, 'home.line1').press('Escape');
      },
    ),
    'types a whole routing number': press(isNewBank, (portal) => field(portal, 'routingNumber').fill(ROUTING_NUMBER)),
    'deletes a digit': press(
      (at) => isBank(at) && at.context.typed.routingNumber === ROUTING_NUMBER,
      (portal) => field(portal, 'routingNumber').fill(ROUTING_NUMBER.slice(1)),
    ),
    'types the name of a bank': press(isNewBank, (portal) => field(portal, 'bankName').fill('Juniper Valley Bank')),
    'sends a bank account': sendsBank('Juniper Valley Bank', '12345678'),
    'sends a bank account with three digits': sendsBank(SHORT_NUMBER_BANK, '123'),
    'sends no bank account': press(isNewBank, async (portal) => {
      await field(portal, 'bankName').fill('');
      await save(portal);
    }),
    cancels: press(isCancelled, (portal) => open(portal).locator('.button-secondary').click()),
    'reads the Experian disclosure again': press(isViewed, async ({ main }) => {
      const paper = 'a[href="/ExperianDisclosure"]';
      await main.locator(`.profile-folded:has(${paper}) summary`).click();
      await main.locator(paper).click();
    }),
    'chooses another sign-in e-mail': press(isViewed, ({ main }) =>
      main.locator('.profile-group:has(.profile-folded) .profile-row .button').first().click(),
    ),
    'links an account': press(isWithout, ({ primary }) => primary.click()),
    // the question is closed again: it covers the page, and the chart of the devices has its own paths
    'says that a code is not hers, and does not lock': press(
      (at) => isWithout(at) || isViewed(at),
      async ({ main }) => {
        const devices = main.locator('.profile-folded').first();
        await devices.locator('summary').click();
        await devices.locator('.profile-row-message .button').click();
        await main.locator('dialog .button-secondary').click();
        await devices.locator('summary').click();
      },
    ),
    // its form is closed again for the same reason
    'changes the military statement, and cancels': press(isViewed, async (portal) => {
      const military = sectionOf(portal, 'military');
      await military.locator('.profile-row .button').click();
      await military.locator('.button-secondary').click();
    }),
    'tries again': press(hasFailed, ({ main }) => main.locator('.notice-actions .button').click()),
  },
  // what the page does without a request that the test could wait for
  afterwards: async (portal, at, label, turn) => {
    const section = startOf(at).draft?.section;
    const drawn =
      label === 'saveBank: it is no account number'
        ? portal.main.locator(ONLY_NUMBER_IS_WRONG)
        : section && label.startsWith('readDraft: of')
          ? sectionOf(portal, section).locator('.profile-open')
          : null;
    if (!drawn) return;
    const isDrawn = async () => {
      await turn();
      return drawn.isVisible();
    };
    await expect.poll(isDrawn, { intervals: [LOOK_EVERY_MS] }).toBe(true);
  },
  address: () => ({ undriven: 'the address of another brand starts the profile again, and its own asks for nothing' }),
  shows: (at) => {
    if (at.status !== 'done') return { screen: 'CustomerProfile', busy: at.hasTag('busy') };
    const screens = { linkAccountChosen: 'LinkAccountOptions', updateUserChosen: 'Email', paperChosen: 'ExperianDisclosure' } as const;
    const { kind } = at.output;
    if (kind === 'documentsChosen') throw new Error('no story reads the documents of a loan');
    return { screen: screens[kind] };
  },
};
