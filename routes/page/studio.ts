import { ApiError } from '../../services/client/api.ts';
import type { AppRef } from '../../ui/shell/useCharts.ts';
import { isConfigured } from './configured.ts';

/**
 * In the sandbox a studio in another tab may ask to follow this one (routes/studio/link.ts). The code for it is served beside the portal there,
 * and nowhere else: `studio/link` is no part of the bundle. Until somebody asks, all there is of it is an ear.
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
