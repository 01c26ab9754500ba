import type { Situation } from '../situation/situation.ts';
import { classes } from '../kit/classes.ts';
import { besideBox, type Rect, type Room } from './drawing/places.ts';
import { texts } from './texts.ts';
import type { PeekControl } from './usePeek.ts';
import { themeNow, useSituationFrame } from './useSituationFrame.ts';
import { useSay, useVoice } from './voice.ts';

const PHONE = { w: 375, h: 600 };
const SCALE = 0.6;
const SIZE = { w: PHONE.w * SCALE, h: PHONE.h * SCALE };

/** `situation` null: nothing is shown, and the page in the frame stays loaded for the next one. */
type ScreenPeekProps = { situation: Situation | null; box: Rect; room: Room; address: string; peek: PeekControl };

/** The real screen of a step beside its box, small, and only to look at: the panel shows it in full. */
export function ScreenPeek({ situation, box, room, address, peek }: ScreenPeekProps) {
  const say = useSay();
  const { language } = useVoice();
  const { frame, drawnId, gutter } = useSituationFrame(situation ?? undefined, { brand: null, language, theme: themeNow() }, true);
  const place = situation ? besideBox(box, SIZE, room) : null;
  const isShown = place !== null && drawnId === situation?.id;
  return (
    <div
      className={classes('studio-peek', 'studio-screen-peek', isShown && 'studio-peek-shown')}
      aria-hidden="true"
      style={place ? { left: place.x, top: place.y, width: place.w, height: place.h } : {}}
      onPointerEnter={peek.stay}
      onPointerLeave={peek.away}
    >
      <iframe
        ref={frame}
        inert
        tabIndex={-1}
        title={say(texts.screenOf)}
        src={address}
        style={{ width: PHONE.w + gutter, height: PHONE.h, transform: `scale(${SCALE})` }} // the gutter is cut off
      />
    </div>
  );
}
