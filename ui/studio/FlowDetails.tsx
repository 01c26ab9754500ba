import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { Changes, Coverage, Index, More } from './data.ts';
import { Legend } from './Legend.tsx';
import { sharesOf, type Share } from './marking.ts';
import type { Overlay } from './address.ts';
import { Section } from './Section.tsx';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { useName, useSay } from './voice.ts';

type FlowDetailsProps = {
  index: Index;
  graph: FlowGraph;
  more: More | null;
  overlay: Overlay;
  coverage: Coverage | null;
  changes: Changes | null;
  following: boolean;
  onOverlay: (overlay: Overlay) => void;
};

function Meter({ title, share: { taken, of } }: { title: string; share: Share }) {
  const say = useSay();
  return (
    <li>
      <span>{title}</span>
      <meter min={0} max={of} value={taken} aria-label={`${title}: ${taken} / ${of} ${say(texts.taken)}`} />
      <strong>
        {taken} / {of}
      </strong>
    </li>
  );
}

/** A flow's description, the legend of its picture, and the overlays. */
export function FlowDetails({ index, graph, more, overlay, coverage, changes, following, onOverlay }: FlowDetailsProps) {
  const say = useSay();
  const name = useName();
  const overlays: (readonly [Overlay, string])[] = [
    ['none', say(texts.overlayNone)],
    ['tests', say(texts.overlayTests)],
    ...(following ? [['session', say(texts.overlaySession)] as const] : []),
    ...(index.since === null ? [] : [['changes', say(texts.overlayChanges)] as const]),
  ];
  const shares = coverage && sharesOf(graph, coverage);
  return (
    <aside className="studio-panel" aria-label={say(texts.about)}>
      <div className="studio-panel-head">
        <h2>{name(graph.title, graph.flow)}</h2>
        {graph.note && <p className="studio-note">{say(graph.note)}</p>}
        <p className="studio-quiet">{say(texts.chooseStep)}</p>
      </div>
      <Section title={say(texts.overlay)}>
        <Toggle label={say(texts.overlay)} value={overlay} options={overlays} onChange={onOverlay} />
        {shares && (
          <ul className="studio-meters">
            <Meter title={say(texts.statesSeen)} share={shares.states} />
            <Meter title={say(texts.arrowsTaken)} share={shares.arrows} />
            <Meter title={say(texts.bothSides)} share={shares.guards} />
          </ul>
        )}
        {overlay === 'changes' && (
          <>
            <p className="studio-quiet">
              {say(texts.since)} {index.since}
            </p>
            {changes && changes.sentences.length > 0 ? (
              <ul className="studio-changes">
                {changes.sentences.map((sentence) => (
                  <li key={sentence.en}>{say(sentence)}</li>
                ))}
              </ul>
            ) : (
              <p>{say(texts.noChanges)}</p>
            )}
          </>
        )}
      </Section>
      <Section title={say(texts.legend)}>
        <Legend />
      </Section>
      {more && more.paths.length > 0 && (
        <Section title={`${say(texts.testsAll)} (${more.paths.length})`}>
          <ol className="studio-plain studio-plan">
            {more.paths.map(({ title }) => (
              <li key={title.en}>{say(title)}</li>
            ))}
          </ol>
        </Section>
      )}
      {graph.spec.length > 0 && (
        <Section title={say(texts.clauses)}>
          <p className="studio-chips">
            {graph.spec.map((clause) => (
              <span key={clause} className="studio-chip" lang="en">
                {clause}
              </span>
            ))}
          </p>
        </Section>
      )}
    </aside>
  );
}
