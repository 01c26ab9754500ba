import { isDownloaded, type DownloadedFlow } from './app.flows.ts';
import type { AppContext, AppInput, FlowInput } from './app.types.ts';
import { DEFAULT_SETTINGS } from './appStart.machine.ts';
import type { GuardsInput } from './guards/guards.types.ts';
import { LOGIN } from './kit/places.ts';
import type { SignInInput } from './signIn/signIn.types.ts';

export const atStart = ({ target }: AppInput): AppContext => ({
  settings: DEFAULT_SETTINGS,
  person: null,
  target,
  returnTo: null,
  brand: null,
  known: { brands: [], availableProviders: [] },
  accounts: null,
  locks: [],
  remember: false,
  loginNotice: null,
  loginScreen: LOGIN.screen,
  next: null,
  flowMayLeave: false,
  flowIsLeaving: false,
  verdict: null,
  endReason: null,
  notice: null,
  failure: null,
  statusMessage: '',
});

export const guardsAsk = ({ target, person, locks, brand, known }: AppContext): GuardsInput => ({
  target,
  person,
  locks,
  previousBrand: brand,
  known,
});

export const signInInput = ({ settings, loginScreen, loginNotice }: AppContext): SignInInput => ({
  settings,
  screen: loginScreen,
  notice: loginNotice,
});

/** Throws when nobody is signed in: the guards let nobody come so far. */
export function flowInput({ person, settings, target: { params, screen } }: AppContext): FlowInput {
  if (!person) throw new Error(`the flow of ${screen} needs somebody signed in`);
  return { person, settings, params, screen };
}

/** Throws for a flow that came with the page: there is nothing to fetch. */
export function chartAsk({ target: { flow } }: AppContext): { flow: DownloadedFlow } {
  if (!isDownloaded(flow)) throw new Error(`nothing is to be fetched for "${flow}"`);
  return { flow };
}
