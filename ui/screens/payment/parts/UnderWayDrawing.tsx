import { Drawing } from '../../../kit/Drawing.tsx';

/** A card that moves. */
export const UnderWayDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="32" y="16" width="60" height="40" rx="8" />
    <path className="drawing-tint" d="M32.5 26h59v9h-59z" />
    <path className="drawing-line" d="M42 46h14" />
    <path className="drawing-sign" d="M24 26H10M24 36H4M24 46H14" />
  </Drawing>
);
