import { allowHandOffs } from '../../../services/contract/handOffAddress.ts';
import { allowHosts } from '../../../services/contract/outsideAddress.ts';

/** The hosts of the walks' lenders; an installation lists its own in /config.json. */
export const OUTSIDE_HOSTS = ['lender.example', 'titlemax.example', 'instaloan.example', 'www.example.com'];

allowHosts(OUTSIDE_HOSTS);

/** The origins of their online stores. */
export const STORE_ORIGINS = ['https://store.example'];

allowHandOffs(STORE_ORIGINS);
