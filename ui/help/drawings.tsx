import { Drawing } from '../kit/Drawing.tsx';

/** No signal. */
export const OfflineDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="8" y="3" width="80" height="66" rx="8" />
    <path className="drawing-text" d="M27 35a30 30 0 0 1 42 0M35 44a18 18 0 0 1 26 0M48 54h.01" />
    <path className="drawing-sign" d="M28 16l40 42" />
  </Drawing>
);

/** A page with a gear. */
export const MaintenanceDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="8" y="3" width="80" height="66" rx="8" />
    <circle className="drawing-sign" cx="48" cy="36" r="13" />
    <circle className="drawing-sign" cx="48" cy="36" r="18" strokeDasharray="1 13.14" />
  </Drawing>
);
