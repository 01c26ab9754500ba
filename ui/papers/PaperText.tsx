import type { PaperLine } from '../../machines/kit/paper.ts';

/** The words of a paper, whole: nothing is folded away or scrolled inside a box. Text only, never HTML. */
export function PaperText({ lines }: { lines: readonly PaperLine[] }) {
  return <div className="paper">{lines.map(({ heading, text }) => (heading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>))}</div>;
}
