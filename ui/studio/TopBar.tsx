import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import type { Live } from './live/useLive.ts';
import { addressOf, hashOf, type StudioAddress } from './address.ts';
import type { StudioPort, Theme } from './port.ts';
import { Search } from './Search.tsx';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { useName, useSay } from './voice.ts';

type TopBarProps = { port: StudioPort; address: StudioAddress; go: (change: Partial<StudioAddress>) => void; live: Live };

/** The current address, the search, and the choice of names and language. */
export function TopBar({ port, address, go, live }: TopBarProps) {
  const say = useSay();
  const name = useName();
  const theme = useSyncExternalStore(port.theme.subscribe, port.theme.get);
  const flow = port.index.flows.find((one) => one.flow === address.flow);
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
          href={hashOf({ ...addressOf(''), names: address.names, language: address.language })}
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
        onFound={(found) => go({ flow: found.flow, state: found.at === '' ? null : found.at, open: '', list: address.list })}
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
          value={address.names}
          options={[
            ['owner', say(texts.owner)],
            ['engineer', say(texts.engineer)],
          ]}
          onChange={(names) => go({ names })}
        />
        <Toggle
          label={say(texts.language)}
          value={address.language}
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
