import { allowHosts } from '../../../services/contract/outsideAddress.ts';

/** The hosts of the walks' lenders; an installation lists its own in /config.json. */
export const OUTSIDE_HOSTS = ['lender.example', 'titlemax.example', 'instaloan.example', 'www.example.com'];

allowHosts(OUTSIDE_HOSTS);
