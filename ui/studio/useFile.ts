import { useEffect, useState } from 'react';

/** A file that is being fetched: null until it is here. Nothing is fetched while `name` is null. `again` asks once more for one that could not be had. */
export type File<T> = { value: T | null; failed: boolean; again: () => void };

export function useFile<T>(fetch: (name: string) => Promise<T>, name: string | null): File<T> {
  const [got, setGot] = useState<{ name: string; value: T } | null>(null);
  const [failed, setFailed] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (name === null) return undefined;
    let wanted = true;
    fetch(name).then(
      (value) => wanted && setGot({ name, value }),
      () => wanted && setFailed(name),
    );
    return () => {
      wanted = false;
    };
  }, [fetch, name, tries]);
  const again = () => {
    setFailed('');
    setTries(tries + 1);
  };
  return { value: got && got.name === name ? got.value : null, failed: failed !== '' && failed === name, again };
}
