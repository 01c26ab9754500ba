import { heightOf, TYPE, type Line } from './drawing/label.ts';

type LinesProps = { lines: readonly Line[]; x: number; y: number; centered?: boolean };

/** From the bottom of a line of text up to its baseline, in pixels. */
const FOOT = 4;

/** Lines of text in a picture, from the upper left corner; `centered`: from the middle of the upper edge. */
export function Lines({ lines, x, y, centered = false }: LinesProps) {
  const feet = lines.map((_, at) => y + lines.slice(0, at + 1).reduce((sum, line) => sum + heightOf(line), 0) - FOOT);
  return lines.map((line, at) => {
    const foot = feet[at] ?? y;
    const isCall = line.tone === 'call';
    return (
      <g key={`${foot} ${line.text}`}>
        {isCall && <path className="studio-call" d={`M${x + 1} ${foot - 4}h9m-4 -4l4 4l-4 4`} />}
        <text
          className={`studio-text studio-text-${line.tone}`}
          x={isCall ? x + TYPE.icon : x}
          y={foot}
          textAnchor={centered ? 'middle' : undefined}
        >
          {line.text}
        </text>
      </g>
    );
  });
}
