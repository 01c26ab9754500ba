import { config } from '../../services/client/config.ts';

/** Is this the installation's environment? Also false while the configuration is unknown. */
export function isConfigured(environment: string): boolean {
  try {
    return config().environment === environment;
  } catch {
    return false;
  }
}
