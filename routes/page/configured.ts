import { config } from '../../services/client/config.ts';

/** Is this the installation's environment? False as well while its configuration is not known yet. */
export function isConfigured(environment: string): boolean {
  try {
    return config().environment === environment;
  } catch {
    return false;
  }
}
