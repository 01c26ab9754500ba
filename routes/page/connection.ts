import { setApi, type Api } from '../../services/client/api.ts';
import { fetchConfig } from '../../services/client/config.ts';
import { connect } from '../../services/client/connect.ts';

export type Surroundings = Omit<Parameters<typeof connect>[0], 'serviceUrl'>;

/**
 * Reads /config.json and connects. A page that starts offline has no configuration: each call then tries again, so that "Try again" on
 * NetworkError is enough. Never rejects.
 */
export async function connectPage(surroundings: Surroundings): Promise<void> {
  let connecting: Promise<Api> | null = null;
  const connected = (): Promise<Api> => {
    connecting ??= fetchConfig().then(
      ({ serviceUrl }) => connect({ ...surroundings, serviceUrl }), // from now on calls go directly to the service
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
