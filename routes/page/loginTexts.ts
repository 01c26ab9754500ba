import { lacksLogin, loadTexts } from '../../ui/i18n.ts';
import { inBackground } from '../../ui/shell/background.ts';
import type { Charts } from '../mirror.ts';

/**
 * On a page that begins elsewhere, Login's own texts come in the background, or when Login is to be shown. When they cannot be fetched then, the
 * page loads again: the build has rendered Login with its texts.
 */
export function bringLoginLater(charts: Charts): void {
  const isShown = () => charts.visible()?.target.flow === 'signIn';
  const fetch = async () => {
    if (!lacksLogin()) return;
    try {
      await loadTexts('signIn');
    } catch {
      if (isShown() && navigator.onLine) location.reload();
    }
  };
  let isFetching = false;
  const look = () => {
    if (isFetching || !isShown() || !lacksLogin()) return;
    isFetching = true;
    void fetch().finally(() => (isFetching = false));
  };
  charts.watch(look);
  look();
  inBackground(() => void fetch());
}
