import { useEffect, type ReactNode } from 'react';
import { Diagram, type DiagramProps } from './Diagram.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { texts } from './texts.ts';
import { usePanZoom } from './usePanZoom.ts';
import { useSay } from './voice.ts';

type CanvasProps = Omit<DiagramProps, 'onFocus'> & {
  /** Everything is unfolded. */
  unfolded: boolean;
  onUnfoldAll: () => void;
  onSave: () => void;
  onPrint: () => void;
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
export function Canvas({ unfolded, onUnfoldAll, onSave, onPrint, children, ...diagram }: CanvasProps) {
  const say = useSay();
  const { view, chosen } = diagram;
  const [start] = view.starts;
  const { viewport, pan, fit, reveal, zoomBy, drag, dragged } = usePanZoom({
    width: view.width,
    height: view.height,
    startX: start?.x ?? view.width / 2,
  });
  const box = view.boxes.find(({ state }) => state === chosen);

  useEffect(fit, [fit, view]);
  useEffect(() => {
    if (box) reveal(box);
  }, [box, reveal]);
  return (
    <div className="studio-canvas">
      <div
        ref={viewport}
        className="studio-window"
        {...drag}
        onClickCapture={(event) => dragged() && event.stopPropagation()}
        onClick={() => diagram.onChoose(null)}
        onKeyDown={() => undefined}
        role="presentation"
      >
        <svg className="studio-svg" data-flow={diagram.graph.flow}>
          <g transform={`translate(${pan.x} ${pan.y}) scale(${pan.k})`}>
            <Diagram {...diagram} onFocus={reveal} />
          </g>
        </svg>
      </div>
      {children}
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
