import { Drawing } from '../../../kit/Drawing.tsx';

/** An empty list, and the sign to add to it. */
export const NoAccountsDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="12" y="6" width="64" height="50" rx="8" />
    <path className="drawing-line" d="M24 20h26M24 31h40M24 42h18" />
    <circle className="drawing-page" cx="74" cy="54" r="14" />
    <path className="drawing-sign" d="M74 47v14m-7-7h14" />
  </Drawing>
);

/** A contract with a seal. */
export const AllPaidOffDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="22" y="3" width="50" height="66" rx="8" />
    <path className="drawing-line" d="M33 18h28M33 29h28M33 40h14" />
    <circle className="drawing-tint" cx="66" cy="52" r="14" />
    <path className="drawing-sign" d="M80 52a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM60 52.5l4.5 4.5 8-9M84 20l6-3M84 29h6M12 20l-6-3M12 29H6" />
  </Drawing>
);
