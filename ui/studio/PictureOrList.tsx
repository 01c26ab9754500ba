import type { StudioAddress } from './address.ts';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { useSay } from './voice.ts';

/** Changes between the picture of a flow and the list of its steps. */
export function PictureOrList({ list, go }: { list: boolean; go: (change: Partial<StudioAddress>) => void }) {
  const say = useSay();
  return (
    <Toggle
      label={say(texts.shownAs)}
      value={list ? 'list' : 'picture'}
      options={[
        ['picture', say(texts.picture)],
        ['list', say(texts.list)],
      ]}
      onChange={(as) => go({ list: as === 'list' })}
    />
  );
}
