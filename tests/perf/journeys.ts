import { devices, type Browser, type Locator } from 'playwright';
import { controlOf, type Control } from '../e2e/kit/control.ts';
import { GOOD_CARD, PASSWORD, portalOf, type Portal } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import { median, percentile, type Line } from './kit/figures.ts';
import { throttle } from './kit/phone.ts';
import { watch, watchedIn, type Watched } from './kit/watched.ts';

/** Quality §7, ms from a press or key to the next paint on a 4x slower CPU. */
export const WAITS = { p98: 100, median: 32 } as const;
/** Quality §7: 0.00. */
export const SHIFT = 0.005;

/** ms between two keys of a fast typist, and from a new screen to the next press. */
const KEY_MS = 90;
const LOOK_MS = 700;

/** The number of slow presses to list. */
const NAMED = 4;

/** A customer at a page: presses and keys are real input, not scripted events. */
type Hand = {
  portal: Portal;
  press: (what: Locator) => Promise<void>;
  type: (where: Locator, text: string) => Promise<void>;
  /** Waits for a screen, and pauses on it. */
  see: (screen: string) => Promise<void>;
};
type Journey = (hand: Hand, lender: Control, origin: string) => Promise<void>;

const ann: Journey = async ({ portal, press, type, see }, _, origin) => {
  const { page, main, primary } = portal;
  await page.goto(origin);
  await see('Login');
  await type(page.locator('#username'), 'ann@example.com');
  await type(page.locator('#password'), PASSWORD);
  await press(primary);
  await see('Home');
  await press(main.locator('.account-item .button-quiet').first());
  await see('AccountDetails');
  await press(primary);
  await see('MakePayment');
  await press(main.locator('input[value="payoff"]'));
  await press(main.locator('input[value="minimumDue"]'));
  await press(primary);
  await see('SelectPaymentMethod');
  await press(primary);
  await see('ReviewPayment');
  await type(page.locator('#cvv'), '123');
  await press(primary);
  await see('ConfirmPayment');
  await press(primary);
  await see('AccountDetails');
};

const gus: Journey = async ({ portal, press, type, see }, lender) => {
  const { page, main, primary } = portal;
  const { loanId } = await lender.loan('gus', 'TitleMax');
  await page.goto(await lender.link(loanId));
  await see('MakePayment');
  await press(main.locator('input[value="other"]'));
  await type(main.locator('#amount'), '75');
  await press(primary);
  await see('AddPaymentMethod');
  const form = page.frameLocator('iframe');
  const card = { name: 'Gus Okafor', number: GOOD_CARD, expiry: '1230', cvv: '123', zip: '78701' };
  for (const [field, text] of Object.entries(card)) await type(form.locator(`#${field}`), text);
  await press(primary);
  await see('ReviewPayment');
  await press(primary);
  await see('ConfirmPayment');
  await press(primary);
  await see('Login');
};

/** Days, times and stores: the screen with the most choices. */
const visitor: Journey = async ({ portal, press, type, see }, lender, origin) => {
  const { page, main, primary } = portal;
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await page.goto(`${origin}/TitleMax/Accounts/${loanId}/Appointment`);
  await see('Login');
  await type(page.locator('#username'), 'ann@example.com');
  await type(page.locator('#password'), PASSWORD);
  await press(primary);
  await see('Appointment');
  for (const nth of [1, 2, 1]) {
    await press(main.locator('input[name="day"]:enabled').nth(nth));
    for (const time of [0, 1, 2]) await press(main.locator('input[name="time"]').nth(time));
  }
  await press(main.locator('input[name="store"]:not(:checked)').first());
  await see('Appointment');
  await press(main.locator('input[name="time"]').first());
};

const journeys = { "Ann's": ann, "Gus's": gus, "A visitor's": visitor } as const;
const looks = { phone: devices['Pixel 7'], desktop: devices['Desktop Chrome'] } as const;

/** One journey on the slow phone or an equally slow computer; returns its measurements. */
async function go(browser: Browser, origin: string, journey: Journey, look: keyof typeof looks): Promise<Watched> {
  const lender = controlOf(origin);
  await lender.reset();
  const context = await browser.newContext({ ...looks[look], serviceWorkers: 'block' });
  await watch(context);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  const portal = portalOf(page);
  const seen: Watched[] = [];
  const ask = async () => void seen.push(await watchedIn(page));
  await journey(
    {
      portal,
      press: async (what) => {
        await what.scrollIntoViewIfNeeded();
        await ask();
        await (look === 'phone' ? what.tap() : what.click());
      },
      type: async (where, text) => {
        await (look === 'phone' ? where.tap() : where.click());
        await where.pressSequentially(text, { delay: KEY_MS });
      },
      see: async (screen) => {
        await portal.settled(screen);
        await page.waitForTimeout(LOOK_MS);
        await ask();
      },
    },
    lender,
    origin,
  );
  await context.close();
  return { waits: seen.flatMap(({ waits }) => waits), shifts: seen.flatMap(({ shifts }) => shifts) };
}

const sum = (shifts: Watched['shifts']) => shifts.reduce((all, { value }) => all + value, 0);

/** The first ones to look at when a budget is exceeded. */
const named = (worst: readonly string[]): readonly string[] => worst.slice(0, NAMED);

function linesOf(whose: string, { waits, shifts }: Watched): Line[] {
  const ms = waits.map((wait) => wait.ms);
  const [p98, middle] = [percentile(ms, 0.98), median(ms)];
  const slow = waits.filter((wait) => wait.ms > WAITS.p98).toSorted((a, b) => b.ms - a.ms);
  const counted = shifts.filter(({ expected }) => !expected);
  const alone = sum(counted.filter(({ pressed }) => !pressed));
  const moved = sum(counted) < SHIFT ? [] : counted.toSorted((a, b) => b.value - a.value);
  return [
    {
      what: `${whose} presses and keys`,
      held: p98 <= WAITS.p98 && middle <= WAITS.median,
      figures: [
        `p98 ${p98} of ${WAITS.p98} ms, median ${middle} of ${WAITS.median} ms, ${ms.length} of them`,
        ...named(slow.map((wait) => `${wait.ms} ms ${wait.what}`)),
      ].join('; '),
    },
    {
      what: `${whose} screens stay put`,
      held: sum(counted) < SHIFT,
      figures: [
        `${alone.toFixed(2)} by themselves, ${sum(counted).toFixed(2)} with the half second after a press, of 0.00`,
        ...named(moved.map(({ value, what }) => `${value.toFixed(3)} ${what}`)),
      ].join('; '),
    },
  ];
}

/** The whole journey to a receipt by touch and keyboard, on phone and desktop: the time from each press to its paint, and layout shifts. */
export const measureJourneys = (origin: string): Promise<Line[]> =>
  inBrowser(async (browser) => {
    const lines: Line[] = [];
    for (const [whose, journey] of Object.entries(journeys)) {
      const phone = await go(browser, origin, journey, 'phone');
      const desktop = await go(browser, origin, journey, 'desktop');
      lines.push(...linesOf(whose, { waits: [...phone.waits, ...desktop.waits], shifts: [...phone.shifts, ...desktop.shifts] }));
    }
    return lines;
  });
