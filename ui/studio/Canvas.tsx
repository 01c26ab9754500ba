import { useState, type ReactNode } from 'react';
import type { Situation } from '../situation/situation.ts';
import { Diagram, type DiagramProps } from './Diagram.tsx';
import { onScreen } from './drawing/panning.ts';
import { Icon, type IconName } from './Icon.tsx';
import { LeavingList } from './LeavingList.tsx';
import { ScreenPeek } from './ScreenPeek.tsx';
import { texts } from './texts.ts';
import { usePanZoom } from './usePanZoom.ts';
import { usePeek } from './usePeek.ts';
import { useSay } from './voice.ts';

type CanvasProps = Omit<DiagramProps, 'onFocus' | 'peek'> & {
  /** Everything is unfolded. */
  unfolded: boolean;
  onUnfoldAll: () => void;
  onSave: () => void;
  onPrint: () => void;
  /** A situation of a step that has a screen. */
  situationOf: (state: string) => Situation | null;
  /** Address of the page that renders it. */
  screen: string;
  children?: ReactNode;
};

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className="studio-tool" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

/** The picture in a viewport that pans and zooms; the controls on it do not move. */
export function Canvas({ unfolded, onUnfoldAll, onSave, onPrint, situationOf, screen, children, ...diagram }: CanvasProps) {
  const say = useSay();
  const { view, chosen } = diagram;
  const [start] = view.starts;
  const boxOf = (id: string | null | undefined) => view.boxes.find(({ state }) => state === id);
  const { viewport, pan, gliding, room, fit, reveal, zoomBy, drag, dragged } = usePanZoom(
    { width: view.width, height: view.height, startX: start?.x ?? view.width / 2 },
    boxOf(chosen),
  );
  const { opened, control } = usePeek(
    ({ what, state }) => what === 'leaving' || (state !== chosen && !view.open.includes(state) && situationOf(state) !== null),
  );
  const box = boxOf(opened?.state);
  const situation = opened?.what === 'screen' ? situationOf(opened.state) : null;
  const [wanted, setWanted] = useState(false);
  if (situation && !wanted) setWanted(true); // nothing is downloaded for a screen before that
  return (
    <div className="studio-canvas">
      <div
        ref={viewport}
        className="studio-window"
        {...drag}
        onClickCapture={(event) => dragged() && event.stopPropagation()}
        onClick={() => {
          control.close();
          diagram.onChoose(null);
        }}
        onKeyDown={() => undefined}
        role="presentation"
      >
        <svg className="studio-svg" data-flow={diagram.graph.flow}>
          <g
            className={gliding ? 'studio-gliding' : undefined}
            style={{ transform: `translate(${pan.x.toFixed(1)}px, ${pan.y.toFixed(1)}px) scale(${pan.k.toFixed(3)})` }}
          >
            <Diagram {...diagram} onFocus={reveal} peek={control} />
          </g>
        </svg>
      </div>
      {children}
      {opened?.what === 'leaving' && box?.leaving && (
        <LeavingList
          graph={diagram.graph}
          state={box.state}
          leaving={box.leaving}
          sign={onScreen(pan, box.leaving)}
          room={room}
          peek={control}
        />
      )}
      {wanted && (
        <ScreenPeek
          situation={situation}
          box={box ? onScreen(pan, box) : { x: 0, y: 0, w: 0, h: 0 }}
          room={room}
          address={screen}
          peek={control}
        />
      )}
      <div className="studio-tools" role="toolbar" aria-label={say(texts.picture)}>
        <Tool icon={unfolded ? 'fold' : 'unfold'} label={say(unfolded ? texts.foldAll : texts.unfoldAll)} onPress={onUnfoldAll} />
        <span className="studio-tools-gap" />
        <Tool icon="less" label={say(texts.zoomOut)} onPress={() => zoomBy(1 / 1.25)} />
        <output className="studio-zoom">{Math.round(pan.k * 100)} %</output>
        <Tool icon="more" label={say(texts.zoomIn)} onPress={() => zoomBy(1.25)} />
        <Tool icon="fit" label={say(texts.fit)} onPress={fit} />
        <span className="studio-tools-gap" />
        <Tool icon="save" label={say(texts.exportSvg)} onPress={onSave} />
        <Tool icon="print" label={say(texts.print)} onPress={onPrint} />
      </div>
    </div>
  );
}
