import * as v from 'valibot';

/** The names on the page: the owner's words, or the names in the code. */
const names = v.picklist(['owner', 'engineer']);
const language = v.picklist(['en', 'es']);
/** The overlay of the picture. */
const overlay = v.picklist(['none', 'tests', 'session', 'changes']);

export type Names = v.InferOutput<typeof names>;
export type Language = v.InferOutput<typeof language>;
export type Overlay = v.InferOutput<typeof overlay>;

/**
 * An address in the studio: everything in a permanent link. `flow` '' is the map. `state` null: none is selected. `open`: the unfolded
 * box, '' for none, '*' for all. `list`: the list instead of the picture.
 */
export type StudioAddress = {
  flow: string;
  state: string | null;
  open: string;
  list: boolean;
  names: Names;
  language: Language;
  overlay: Overlay;
};

export const START: StudioAddress = { flow: '', state: null, open: '', list: false, names: 'owner', language: 'en', overlay: 'none' };

const or = <T extends v.GenericSchema>(schema: T, value: unknown, otherwise: v.InferOutput<T>): v.InferOutput<T> => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : otherwise;
};

/** "#payment/amount.choosing?open=amount&lang=es" -> its address. Parts that cannot be parsed have their defaults. */
export function addressOf(hash: string): StudioAddress {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const [flow = '', state] = path.split('/').map(decode);
  const params = new URLSearchParams(search);
  return {
    flow,
    state: state ?? null,
    open: params.get('open') ?? '',
    list: params.has('list'),
    names: or(names, params.get('names'), START.names),
    language: or(language, params.get('lang'), START.language),
    overlay: or(overlay, params.get('over'), START.overlay),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // malformed percent-encoding, typed by hand
  }
}

/** The permanent link of an address, without defaults. */
export function hashOf({ flow, state, open, list, names: by, language: lang, overlay: over }: StudioAddress): string {
  const params = new URLSearchParams({
    ...(open === START.open ? {} : { open }),
    ...(list ? { list: '' } : {}),
    ...(by === START.names ? {} : { names: by }),
    ...(lang === START.language ? {} : { lang }),
    ...(over === START.overlay ? {} : { over }),
  }).toString();
  const path = state === null ? encodeURIComponent(flow) : `${encodeURIComponent(flow)}/${encodeURIComponent(state)}`;
  return `#${path}${params ? `?${params}` : ''}`;
}
