import { setApi, type Api } from '../../services/client/api.ts';
import { fetchConfig } from '../../services/client/config.ts';
import { connect } from '../../services/client/connect.ts';

export type Surroundings = Omit<Parameters<typeof connect>[0], 'serviceUrl'>;

/**
 * Reads /config.json and connects. A page that starts without a network has no configuration yet: then each call tries again, so that
 * "Try again" on NetworkError is all it takes. Never rejects.
 */
export async function connectPage(surroundings: Surroundings): Promise<void> {
  let connecting: Promise<Api> | null = null;
  const connected = (): Promise<Api> => {
    connecting ??= fetchConfig().then(
      ({ serviceUrl }) => connect({ ...surroundings, serviceUrl }), // from here on calls go straight to it
      (error: unknown) => {
        connecting = null;
        throw error;
      },
    );
    return connecting;
  };
  setApi(async (name, ask, options) => (await connected())(name, ask, options));
  await connected().catch(() => undefined);
}
