import type { PaperLine } from '../../machines/kit/paper.ts';

/** The whole text of a document, without folding or a scroll box. Text only, never HTML. */
export function PaperText({ lines }: { lines: readonly PaperLine[] }) {
  return <div className="paper">{lines.map(({ heading, text }) => (heading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>))}</div>;
}
