import { createContext, use } from 'react';

/** Values that no event, context, address or log may have. */
export const SECRETS = ['password', 'newPassword', 'cvv', 'accountNumber', 'ssn'] as const;
export type SecretName = (typeof SECRETS)[number];

/**
 * What a screen gives to the page besides events: values that must never be in an event, a context or a log. A password or cvv goes into a
 * memory cell, and a hosted frame to its actor.
 */
export type PageServices = {
  keepSecret(name: SecretName, value: string): void;
  attachFrame(name: 'vault' | 'signing', element: HTMLIFrameElement | null): void;
};

const Services = createContext<PageServices | null>(null);

/** Gives the page's services to every screen below. */
export const PageServicesProvider = Services.Provider;

/** The page's services. Throws outside a PageServicesProvider. */
export function usePageServices(): PageServices {
  const services = use(Services);
  if (!services) throw new Error('usePageServices() needs a PageServicesProvider above it');
  return services;
}
