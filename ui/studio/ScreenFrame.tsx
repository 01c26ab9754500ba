import { useEffect, useId, useRef, useState } from 'react';
import { BRANDS, isBrand, type Brand } from '../../machines/kit/brand.ts';
import type { Situation } from '../situation/situation.ts';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { themeNow, useSituationFrame } from './useSituationFrame.ts';
import { useSay, useVoice } from './voice.ts';

const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 720;

type ScreenFrameProps = { situations: readonly Situation[]; address: string };

/** The real screen of a state: the portal's own components in an iframe, as wide as a phone, tablet or desktop. */
export function ScreenFrame({ situations, address }: ScreenFrameProps) {
  const say = useSay();
  const voice = useVoice();
  const [at, setAt] = useState(0);
  const [brand, setBrand] = useState<Brand | null>(null);
  const [language, setLanguage] = useState<'en' | 'es' | null>(null);
  const [theme, setTheme] = useState(themeNow);
  const [width, setWidth] = useState<Width>('phone');
  const [room, setRoom] = useState(340);
  const box = useRef<HTMLDivElement>(null);
  const storyId = useId();
  const situation = situations[Math.min(at, situations.length - 1)];
  const spoken = language ?? voice.language;
  const { frame } = useSituationFrame(situation, { brand, language: spoken, theme });

  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) measured.observe(box.current);
    return () => measured.disconnect();
  }, []);

  if (!situation) return null;
  const scale = Math.min(1, room / WIDTHS[width]);
  return (
    <div className="studio-screen">
      <div ref={box} className="studio-frame-place" style={{ height: HEIGHT * Math.min(scale, 0.75) }}>
        <iframe
          ref={frame}
          title={say(texts.screenOf)}
          src={address}
          style={{ width: WIDTHS[width], height: (HEIGHT * Math.min(scale, 0.75)) / scale, transform: `scale(${scale})` }}
        />
      </div>
      <div className="studio-choices">
        {situations.length > 1 && (
          <label htmlFor={storyId} className="studio-field studio-field-wide">
            <span>{say(texts.situation)}</span>
            <select id={storyId} value={at} onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}>
              {situations.map(({ id, story }, number) => (
                <option key={id} value={number}>
                  {number + 1} · {story.slice(-2).join(' → ')}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="studio-field studio-field-wide">
          <span>{say(texts.brand)}</span>
          <select value={brand ?? ''} onChange={({ currentTarget }) => setBrand(isBrand(currentTarget.value) ? currentTarget.value : null)}>
            <option value="">{say(texts.ownBrand)}</option>
            {Object.keys(BRANDS).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Toggle
          label={say(texts.width)}
          value={width}
          options={[
            ['phone', say(texts.phone)],
            ['tablet', say(texts.tablet)],
            ['desktop', say(texts.desktop)],
          ]}
          onChange={setWidth}
        />
        <Toggle
          label={`${say(texts.theme)}: ${say(texts.screen)}`}
          value={theme}
          options={[
            ['light', say(texts.light)],
            ['dark', say(texts.dark)],
          ]}
          onChange={setTheme}
        />
        <Toggle
          label={`${say(texts.language)}: ${say(texts.screen)}`}
          value={spoken}
          options={[
            ['en', 'EN'],
            ['es', 'ES'],
          ]}
          onChange={setLanguage}
        />
      </div>
      <p className="studio-story studio-quiet">{situation.story.join(' → ')}</p>
    </div>
  );
}
