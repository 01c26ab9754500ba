import { allowHosts } from '../../../services/contract/outsideAddress.ts';

/** The hosts that the made-up lenders of the walks have; an installation names its own in /config.json. */
export const OUTSIDE_HOSTS = ['lender.example', 'titlemax.example', 'instaloan.example', 'www.example.com'];

allowHosts(OUTSIDE_HOSTS);
