import '../../ui/styles/tokens.css';
import '../../ui/styles/roles.css';
import '../../ui/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { texts } from '../../ui/studio/texts.ts';
import { Studio } from '../../ui/studio/Studio.tsx';
import { files, readIndex } from './files.ts';
import { address } from './address.ts';
import { portalLine } from './portalLine.ts';
import { save } from './save.ts';
import { theme } from './theme.ts';

const at = document.getElementById('studio');
if (!at) throw new Error('index.html has no element for the studio');

/** The files do not change while the studio is open. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false, networkMode: 'always' } },
});

async function start(root: HTMLElement): Promise<void> {
  const { flow } = address.get();
  if (flow !== '') void queryClient.prefetchQuery(files.picture(flow)); // in parallel with the index
  const index = await readIndex();
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Studio port={{ ...files, index, address, theme, screen: 'screen.html', live: portalLine(), save }} />
    </QueryClientProvider>,
  );
}

start(at).catch(() => {
  at.textContent = texts.failed[address.get().language];
});
