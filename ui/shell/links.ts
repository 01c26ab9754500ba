/** For the start-up, which sets the addresses of the kit's links. */
export { LinksProvider, plainLinks, type AnchorProps, type Links, type Place } from '../kit/PlaceLink.tsx';
