import { heightOf, TYPE, type Line } from './drawing/label.ts';

type LinesProps = { lines: readonly Line[]; x: number; y: number; centre?: boolean };

/** From the upper edge of a line of text to what the letters stand on. */
const FOOT = 4;

/** Lines of text in a picture, from an upper left corner; `centre`: from the middle of the upper edge. */
export function Lines({ lines, x, y, centre = false }: LinesProps) {
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
          textAnchor={centre ? 'middle' : undefined}
        >
          {line.text}
        </text>
      </g>
    );
  });
}
