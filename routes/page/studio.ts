import { ApiError } from '../../services/client/api.ts';
import type { AppRef } from '../../ui/shell/useCharts.ts';
import { isConfigured } from './configured.ts';

/**
 * In the sandbox, a studio in another tab can follow this tab (routes/studio/link.ts). Only the sandbox serves the code for it: `studio/link`
 * is not in the bundle. Until a studio asks, the page only listens for the request.
 */
export function letStudioFollow(app: AppRef): void {
  if (!isConfigured('sandbox')) return;
  const channel = new BroadcastChannel('studio');
  channel.addEventListener('message', () => {
    channel.close();
    import('studio/link').then(
      ({ follow }) => follow(app, ApiError),
      () => undefined, // a sandbox without a studio
    );
  });
}
