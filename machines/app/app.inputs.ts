import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import type { Visited } from '../../services/contract/visited.ts';
import type { AppContext, AppInput, FlowInput, OpenFlowInput } from './app.types.ts';
import type { GuardsInput } from '../guards/guards.types.ts';
import { isDownloaded, isFlow, type DownloadedFlow } from '../flows.ts';
import type { Target } from '../kit/target.ts';
import type { SignInInput } from '../signIn/signIn.rules.ts';

/** An older version of the portal may have stored a flow that no longer exists. */
const placeIn = (page: Visited['loansPage']): Target | null => {
  const flow = page?.flow ?? '';
  return page && isFlow(flow) ? { ...page, flow, search: {} } : null;
};

export const atStart = ({ target, visited }: AppInput): AppContext => ({
  settings: DEFAULT_SETTINGS,
  person: null,
  target,
  returnTo: null,
  brand: visited?.brand ?? null,
  loansPlace: placeIn(visited?.loansPage ?? null),
  menuFor: null,
  known: { brands: [], availableProviders: [] },
  accounts: null,
  locks: [],
  username: '',
  remember: false,
  loginNotice: null,
  next: null,
  after: 'arriving',
  flowMayLeave: false,
  flowIsLeaving: false,
  flowIsBound: false,
  verdict: null,
  endReason: null,
  notice: null,
  failure: null,
  help: null,
  statusMessage: '',
});

export const guardsAsk = ({ target, person, locks, brand, known }: AppContext): GuardsInput => ({
  target,
  person,
  locks,
  previousBrand: brand,
  known,
});

export const signInInput = ({ settings, username, remember, loginNotice }: AppContext): SignInInput => ({
  settings,
  username,
  remember,
  notice: loginNotice,
});

/** The input of a flow that needs no sign-in. */
export const openFlowInput = ({ person, settings, username, remember, target }: AppContext): OpenFlowInput => ({
  person,
  settings,
  username,
  remember,
  params: target.params,
  search: target.search,
  screen: target.screen,
});

/** Throws when nobody is signed in: the guards prevent that. */
export function flowInput(context: AppContext): FlowInput {
  const { person, target } = context;
  if (!person) throw new Error(`the flow of ${target.screen} needs somebody signed in`);
  return { ...openFlowInput(context), person };
}

/** Throws for a flow that comes with the page: it needs no download. */
export function chartAsk({ target: { flow } }: AppContext): { flow: DownloadedFlow } {
  if (!isDownloaded(flow)) throw new Error(`there is nothing to fetch for "${flow}"`);
  return { flow };
}
