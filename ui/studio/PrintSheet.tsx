import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { nameOf } from '../../machines/graph/wording.ts';
import type { LayoutView } from './drawing/layout.ts';
import { Diagram } from './Diagram.tsx';
import { Legend } from './Legend.tsx';
import type { Marking } from './marking.ts';
import { StateList } from './StateList.tsx';
import { useVoice } from './voice.ts';

/** Renders the sheet while the browser prints, by the button or by the browser's own menu. */
export function usePrinting(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return { printing, print: () => window.print() };
}

type PrintSheetProps = { graph: FlowGraph; view: LayoutView; marking: Marking; hrefOf: (state: string) => string };

const nothing = () => undefined;

/** The flow on paper: the picture as large as the page, the legend, and every step in words. */
export function PrintSheet({ graph, view, marking, hrefOf }: PrintSheetProps) {
  const voice = useVoice();
  return createPortal(
    <div className="studio-sheet">
      <h1>{nameOf(graph, '', voice)}</h1>
      <svg viewBox={`0 0 ${view.width} ${view.height}`}>
        <Diagram
          graph={graph}
          view={view}
          chosen={null}
          hovered={null}
          marking={marking}
          onChoose={nothing}
          onHover={nothing}
          onFold={nothing}
          onFocus={nothing}
        />
      </svg>
      <Legend />
      <StateList graph={graph} chosen={null} marking={marking} hrefOf={hrefOf} />
    </div>,
    document.body,
  );
}
