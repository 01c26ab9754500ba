import { track } from '../../services/client/telemetry.ts';
import type { Charts } from '../mirror.ts';
import { isConfigured } from './configured.ts';

/** Only a sandbox serves it (routes/panel); the bundle has only this address. */
const PANEL = '/sandbox/panel.js';

type Panel = { attach: (page: { track: (event: 'inbox message' | 'in-app message') => void }) => void };
const isPanel = (file: unknown): file is Panel =>
  typeof file === 'object' && file !== null && 'attach' in file && typeof file.attach === 'function';

/** In the sandbox, the ribbon opens the debug panel. Spec: portal §2 (ROUTE-120, ANL-006). */
export async function letPanelOpen(charts: Charts): Promise<void> {
  if (!isConfigured('sandbox')) return;
  const file: unknown = await import(/* @vite-ignore */ PANEL);
  if (isPanel(file)) file.attach({ track: (event) => track(event, { screen: charts.visible()?.target.screen ?? '' }) });
}
