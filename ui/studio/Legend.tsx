import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useSay } from './voice.ts';

const line = (name: string) => (
  <g className={`studio-line ${name}`}>
    <path className="studio-way" d="M2,9 H22" />
    <polygon className="studio-head" points="30,9 22,4.5 22,13.5" />
  </g>
);
const shape = (name: string, round: number, more?: ReactNode) => (
  <g className={`studio-box ${name}`}>
    <rect className="studio-shape" x={2} y={2} width={28} height={14} rx={round} />
    {more}
  </g>
);

const SIGNS: readonly (readonly [keyof typeof texts, ReactNode])[] = [
  ['legendMain', line('studio-main')],
  ['legendError', line('studio-failure')],
  ['legendTimer', line('studio-timer')],
  ['legendBack', line('studio-back')],
  ['legendScreen', shape('studio-screen', 4, <path className="studio-screen-bar" d="M7,2 h18" />)],
  ['legendBusy', shape('studio-busy', 4, <path className="studio-band" d="M5,6 v6" />)],
  ['legendChoice', shape('studio-choice', 7)],
  ['legendEnd', shape('studio-end', 4, <rect className="studio-inner" x={4.5} y={4.5} width={23} height={9} rx={2} />)],
  [
    'legendFolded',
    <g key="folded" className="studio-box studio-plain">
      <rect className="studio-under" x={5} y={5} width={25} height={12} rx={4} />
      <rect className="studio-shape" x={2} y={2} width={25} height={12} rx={4} />
    </g>,
  ],
  [
    'legendLeaving',
    <g key="leaving" className="studio-leaving">
      <rect className="studio-leaving-sign" x={2} y={1} width={28} height={16} rx={8} />
      <path className="studio-leaving-arrow" d="M7,12.5 l6,-6 m-5,0 h5 v5" />
      <text className="studio-text studio-text-event" x={22} y={13} textAnchor="middle">
        3
      </text>
    </g>,
  ],
  ['legendCall', <path key="call" className="studio-call" d="M9,9 h12 m-4,-4 l4,4 l-4,4" />],
  ['legendRoutable', shape('studio-plain', 4, <path className="studio-corner" d="M19,2.5 h6 a4,4 0 0 1 4,4 v6 z" />)],
];

export function Legend() {
  const say = useSay();
  return (
    <ul className="studio-legend" aria-label={say(texts.legend)}>
      {SIGNS.map(([text, sign]) => (
        <li key={text}>
          <svg width={32} height={18} aria-hidden="true">
            {sign}
          </svg>
          {say(texts[text])}
        </li>
      ))}
    </ul>
  );
}
