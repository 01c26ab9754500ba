import type { Answer } from '../../services/contract/index.ts';

/** `content`: base64. */
type Copy = { name: string; type: string; content: string };

/** The file of a paper that can be saved, or null when the service sent none. */
export function copyOf(paper: Pick<Answer<'GET /newaccountterms'>, 'files'> | null): Copy | null {
  const file = paper?.files.find(({ content }) => content !== undefined && content !== '');
  return file?.content === undefined ? null : { name: file.name, type: file.type, content: file.content };
}

/** Throws when there is no copy: the screen offers none then. */
export function copyToSave(paper: Parameters<typeof copyOf>[0]): Copy {
  const copy = copyOf(paper);
  if (!copy) throw new Error('there is no copy to save');
  return copy;
}
