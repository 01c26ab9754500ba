import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import type { Live } from './live/useLive.ts';
import { placeOf, hashOf, type Place } from './place.ts';
import type { StudioPort, Theme } from './port.ts';
import { Search } from './Search.tsx';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { useName, useSay } from './voice.ts';

type TopBarProps = { port: StudioPort; place: Place; go: (change: Partial<Place>) => void; live: Live };

/** The current place, the search, and the choice of names and language. */
export function TopBar({ port, place, go, live }: TopBarProps) {
  const say = useSay();
  const name = useName();
  const theme = useSyncExternalStore(port.theme.subscribe, port.theme.get);
  const flow = port.index.flows.find((one) => one.flow === place.flow);
  const themes: readonly (readonly [Theme, keyof typeof texts])[] = [
    ['system', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ];
  return (
    <header className="studio-top">
      <nav className="studio-where" aria-label={say(texts.studio)}>
        <a
          className="studio-home"
          href={hashOf({ ...placeOf(''), names: place.names, language: place.language })}
          aria-current={flow ? undefined : 'page'}
        >
          <Icon name="flow" />
          <span>{say(texts.studio)}</span>
        </a>
        {flow && (
          <>
            <Icon name="next" />
            <span className="studio-flow-name" aria-current="page">
              {name(flow.title, flow.flow)}
            </span>
          </>
        )}
      </nav>
      <Search
        port={port}
        onFound={(found) => go({ flow: found.flow, state: found.at === '' ? null : found.at, open: '', list: place.list })}
      />
      <div className="studio-voice">
        {live.able && (
          <button
            type="button"
            className={live.session ? 'studio-button studio-following' : 'studio-button'}
            aria-pressed={live.session !== null}
            onClick={() => live.follow(live.session === null)}
          >
            <span className="studio-lamp" aria-hidden="true" />
            {live.session ? say(texts.liveOn) : say(texts.live)}
          </button>
        )}
        <Toggle
          label={say(texts.naming)}
          value={place.names}
          options={[
            ['owner', say(texts.owner)],
            ['engineer', say(texts.engineer)],
          ]}
          onChange={(names) => go({ names })}
        />
        <Toggle
          label={say(texts.language)}
          value={place.language}
          options={[
            ['en', 'EN'],
            ['es', 'ES'],
          ]}
          onChange={(language) => go({ language })}
        />
        <label className="studio-select">
          <span className="visually-hidden">{say(texts.theme)}</span>
          <select
            value={theme}
            onChange={({ currentTarget }) => port.theme.keep(themes.find(([value]) => value === currentTarget.value)?.[0] ?? 'system')}
          >
            {themes.map(([value, text]) => (
              <option key={value} value={value}>
                {say(texts[text])}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}
