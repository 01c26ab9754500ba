import { allowHosts } from '../../../services/contract/outsideAddress.ts';

/** The hosts that the made-up lenders of these tests have; an installation names its own in /config.json. */
allowHosts(['lender.example', 'titlemax.example', 'instaloan.example', 'www.example.com']);
