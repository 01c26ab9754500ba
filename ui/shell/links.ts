/** For the start-up, which gives addresses to the links of the kit. */
export { LinksProvider, plainLinks, type AnchorProps, type Links, type Place } from '../kit/PlaceLink.tsx';
