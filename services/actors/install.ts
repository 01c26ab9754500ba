import { fromCallback, fromPromise } from 'xstate';
import { standalone } from '../client/connect.ts';
import { askToInstall, install, isOffered, type InstallWay } from '../client/install.ts';
import { installWayOf } from '../client/installWay.ts';

/** How this browser installs the portal, whether it runs installed already, and whether the browser offers its prompt now. */
export const readInstall = fromPromise<{ way: InstallWay; installed: boolean; offered: boolean }>(() =>
  Promise.resolve({
    way: installWayOf({
      userAgent: navigator.userAgent,
      maxTouchPoints: navigator.maxTouchPoints,
      hasPrompt: isOffered() || 'onbeforeinstallprompt' in globalThis,
    }),
    installed: standalone(),
    offered: isOffered(),
  }),
);

/** Shows the browser's own prompt. Error: it offers none any more. */
export const promptInstall = fromPromise<{ choice: 'accepted' | 'dismissed' }>(async () => ({ choice: await askToInstall() }));

/** Reports that the browser offers its prompt, and that the portal has been installed. */
export const watchInstall = fromCallback<{ type: 'install.unwatched' }>(({ sendBack }) =>
  install.listen((news) => sendBack({ type: news === 'offered' ? 'install.offered' : 'install.done' })),
);
