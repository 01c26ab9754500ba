import { createContext, use } from 'react';

/** What stands in no event, context, address or log. */
export const SECRETS = ['password', 'newPassword', 'cvv', 'accountNumber', 'ssn'] as const;
export type SecretName = (typeof SECRETS)[number];

/**
 * What a screen may hand to the page beside events: values that must never stand in an event, a context or a log.
 * A password or cvv goes into a memory cell, the hosted card form's frame to the actor that talks with it.
 */
export type PageServices = {
  keepSecret(name: SecretName, value: string): void;
  attachFrame(name: 'vault', element: HTMLIFrameElement | null): void;
};

const Services = createContext<PageServices | null>(null);

/** Gives the page's services to every screen below. */
export const PageServicesProvider = Services.Provider;

/** The page's services. Throws outside of a PageServicesProvider: a secret without a place to go is a mistake of ours. */
export function usePageServices(): PageServices {
  const services = use(Services);
  if (!services) throw new Error('usePageServices() needs a PageServicesProvider above it');
  return services;
}
