import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Findable } from './data.ts';
import { Icon } from './Icon.tsx';
import type { StudioPort } from './port.ts';
import { texts } from './texts.ts';
import { useVoice, useSay } from './voice.ts';

const MOST = 12;

/** Without accents and capitals: "numero" finds "Número". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Language = 'en' | 'es';

/** Those whose title or name contains every word; those whose title begins with the text first. */
function search(all: readonly Findable[], text: string, language: Language): Findable[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = all.flatMap((one) => {
    const title = plain(one.title[language]);
    const text = [title, plain(one.title.en), plain(one.name), plain(one.also)].join(' ');
    if (!words.every((word) => text.includes(word))) return [];
    const [first = ''] = words;
    return { one, score: (title.startsWith(first) ? 0 : title.includes(first) ? 1 : 2) + (one.at === '' ? 0 : 0.5) };
  });
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Searches all flows: steps, events, conditions, calls. A combobox: arrow keys select, Enter opens. */
export function Search({ port, onFound }: { port: StudioPort; onFound: (found: Findable) => void }) {
  const say = useSay();
  const { language } = useVoice();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const { data: all } = useQuery({ ...port.find, enabled: open });
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = all ? search(all, query, language) : [];
  const isOpen = open && query.trim() !== '' && all !== undefined;

  const take = (one: Findable | undefined) => {
    if (!one) return;
    setOpen(false);
    setQuery('');
    field.current?.blur();
    onFound(one);
  };
  const titleOf = (flow: string) => port.index.flows.find((one) => one.flow === flow)?.title[language] ?? flow;
  return (
    <div className="studio-search" role="search">
      <Icon name="search" />
      <input
        ref={field}
        id="studio-search"
        type="search"
        role="combobox"
        aria-label={say(texts.findLabel)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && found.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={say(texts.find)}
        value={query}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setChosen(0);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
          const by = steps[event.key];
          if (by !== undefined && found.length > 0) {
            event.preventDefault();
            setChosen((chosen + by + found.length) % found.length);
          } else if (event.key === 'Enter') take(found[chosen]);
          else if (event.key === 'Escape') setOpen(false);
        }}
      />
      <div id={listId} role="listbox" className="studio-found" aria-label={say(texts.findLabel)} hidden={!isOpen}>
        {found.map((one, at) => (
          <div
            key={`${one.flow}/${one.at}/${one.name}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
            onKeyDown={() => undefined}
          >
            <span className="studio-found-title">{one.title[language]}</span>
            <span className="studio-found-where">
              {one.at === '' ? say(texts.about) : titleOf(one.flow)}
              <code>{one.name}</code>
            </span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && (found.length > 0 ? `${found.length} ${say(texts.found)}` : say(texts.nothingFound))}
      </p>
      {isOpen && found.length === 0 && (
        <p className="studio-found studio-found-none" aria-hidden="true">
          {say(texts.nothingFound)}
        </p>
      )}
    </div>
  );
}
