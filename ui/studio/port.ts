import type { UseQueryOptions } from '@tanstack/react-query';
import type { Findable, Index, More, Picture, ProductPicture } from './data.ts';
import type { FromStudio, FromTab } from './live/protocol.ts';
import type { StudioAddress } from './address.ts';

/** A file of the studio, for useQuery. It fails when the file cannot be fetched or does not fit its schema. */
type FileQuery<T> = UseQueryOptions<T, Error, T, string[]>;

/** What the start-up provides to the studio: its files, its address, its channel to the portal's tabs. */
export type StudioPort = {
  index: Index;
  picture: (flow: string) => FileQuery<Picture>;
  more: (flow: string) => FileQuery<More>;
  find: FileQuery<Findable[]>;
  map: FileQuery<ProductPicture>;
  address: { get: () => StudioAddress; subscribe: (changed: () => void) => () => void; go: (next: StudioAddress) => void };
  theme: { get: () => Theme; subscribe: (changed: () => void) => () => void; keep: (next: Theme) => void };
  /** Address of the page that renders one situation (routes/situation). */
  screen: string;
  /** Null where no portal can be followed: in a copy that was opened as a file. */
  live: Line | null;
  /** Saves a file for the reader. */
  save: (name: string, type: string, text: string) => void;
};

export type Line = { ask: (message: FromStudio) => void; listen: (listener: (message: FromTab) => void) => () => void };

export type Theme = 'system' | 'light' | 'dark';
