import '../../ui/styles/tokens.css';
import '../../ui/styles/roles.css';
import '../../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { texts } from '../../ui/studio/texts.ts';
import { Studio } from '../../ui/studio/Studio.tsx';
import { files, readIndex } from './files.ts';
import { place } from './place.ts';
import { portalLine } from './portalLine.ts';
import { save } from './save.ts';
import { theme } from './theme.ts';

const at = document.getElementById('studio');
if (!at) throw new Error('index.html has no place for the studio');

async function start(root: HTMLElement): Promise<void> {
  const data = files();
  const { flow } = place.get();
  if (flow !== '') void data.picture(flow).catch(() => undefined); // on its way while the rest is; whoever shows it tells when it fails
  const index = await readIndex();
  createRoot(root).render(<Studio port={{ ...data, index, place, theme, screen: 'screen.html', live: portalLine(), save }} />);
}

start(at).catch(() => {
  at.textContent = texts.failed[place.get().language];
});
