import * as v from 'valibot';
import { isBrand, type Brand } from '../../machines/kit/brand.ts';
import type { AppNotice, HeaderView } from '../../machines/app/app.types.ts';
import { FLOWS } from '../../machines/flows.ts';
import { MENU_ENTRIES, type MenuEntry, type MenuView } from '../../machines/menu/menu.types.ts';

const brand = v.custom<Brand>((name) => typeof name === 'string' && isBrand(name), 'no brand');
const target = v.object({
  flow: v.picklist(['app', ...FLOWS]),
  screen: v.string(),
  params: v.record(v.string(), v.string()),
  search: v.record(v.string(), v.string()),
});

const header: v.GenericSchema<unknown, HeaderView> = v.object({
  signedIn: v.boolean(),
  isGuest: v.boolean(),
  name: v.string(),
  brand: v.nullable(brand),
});

const menuEntry: v.GenericSchema<unknown, MenuEntry> = v.object({
  name: v.picklist(MENU_ENTRIES),
  event: v.variant('type', [
    v.object({ type: v.literal('menu.chosen'), target }),
    v.object({ type: v.literal('signOut.chosen'), reason: v.literal('sideBarButton') }),
    v.object({
      type: v.literal('outside.chosen'),
      page: v.picklist(['storeLocator', 'terms', 'privacy', 'apply']),
      address: v.string(),
      screen: v.string(),
    }),
  ]),
  current: v.boolean(),
  brand: v.nullable(brand),
  accounts: v.nullable(v.number()),
  badge: v.number(),
});

const menu: v.GenericSchema<unknown, MenuView> = v.object({
  entries: v.array(menuEntry),
  tipDelayMs: v.number(),
  blocked: v.nullable(v.string()),
});

const notice: v.GenericSchema<unknown, AppNotice> = v.variant('kind', [
  v.object({ kind: v.literal('brandUnavailable'), brand }),
  v.object({ kind: v.literal('paymentResumed') }),
]);

/**
 * What a chart shows in one of its states, as plain JSON: enough to render it without running the chart.
 * - `id`      stable between releases while the story to it is: `payment/paying.review/attempt: it is unknown`
 * - `flow`    the chart; `state` the ids of all its active states, from the outermost (`paying`, `paying.review`)
 * - `story`   how the customer gets there: the start, then each step
 * - `screens` the flow whose screens render it, `screen` the screen; empty while a screen loads
 * - `view`    the screen's view. Charts and screens are of the same version, so it is not parsed here
 */
export const situation = v.object({
  id: v.string(),
  flow: v.string(),
  state: v.array(v.string()),
  story: v.array(v.string()),
  screens: v.string(),
  screen: v.string(),
  view: v.unknown(),
  busy: v.boolean(),
  button: v.picklist(['none', 'menu', 'back', 'cancel']),
  header,
  menu: v.nullable(menu),
  notice: v.nullable(notice),
  idle: v.object({ warning: v.boolean(), secondsLeft: v.number(), losesFiles: v.boolean() }),
});
export type Situation = v.InferOutput<typeof situation>;

/** How a situation is rendered. `brand` null: the situation's own brand. */
export const look = v.object({
  brand: v.nullable(brand),
  language: v.picklist(['en', 'es']),
  theme: v.picklist(['light', 'dark']),
});
export type Look = v.InferOutput<typeof look>;

/** Requests the situation page (routes/situation) to render one. `still`: only to look at; a screen that focuses its title takes no focus from the studio. */
export const show = v.object({ type: v.literal('situation.show'), situation, look, still: v.optional(v.boolean()) });
export type Show = v.InferOutput<typeof show>;

/** Messages from the situation page to the page that frames it: it is ready; it has rendered this one, with this height (CSS px). */
export const fromSituationPage = v.variant('type', [
  v.object({ type: v.literal('situation.ready') }),
  v.object({ type: v.literal('situation.shown'), id: v.string(), height: v.number() }),
]);
export type FromSituationPage = v.InferOutput<typeof fromSituationPage>;
