import type { Findable, Index, More, Picture, ProductPicture } from './data.ts';
import type { Asked, Told } from './live/protocol.ts';
import type { Place } from './place.ts';

/** What the start-up gives the studio: its files, its address, its line to the portal's tabs. */
export type StudioPort = {
  index: Index;
  /** Each rejects when the file cannot be had or is not what it should be. Fetched once. */
  picture: (flow: string) => Promise<Picture>;
  more: (flow: string) => Promise<More>;
  find: () => Promise<readonly Findable[]>;
  map: (name: string) => Promise<ProductPicture>;
  place: { get: () => Place; subscribe: (changed: () => void) => () => void; go: (next: Place) => void };
  theme: { get: () => Theme; subscribe: (changed: () => void) => () => void; keep: (next: Theme) => void };
  /** Address of the page that draws one situation (routes/situation). */
  screen: string;
  /** Null where no portal can be followed: a copy that was opened as a file. */
  live: Line | null;
  /** Gives the reader a file. */
  save: (name: string, type: string, text: string) => void;
};

export type Line = { ask: (asked: Asked) => void; hear: (listener: (told: Told) => void) => () => void };

export type Theme = 'system' | 'light' | 'dark';
