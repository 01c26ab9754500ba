import { Drawing } from '../../../kit/Drawing.tsx';

/** A phone that gets a message with a code. */
export const CodeSentDrawing = () => (
  <Drawing>
    <rect className="drawing-page" x="18" y="2" width="40" height="68" rx="8" />
    <path className="drawing-line" d="M33 62h10" />
    <path className="drawing-tint" d="M40 14h42a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H58l-9 8v-8h-9a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
    <path
      className="drawing-sign"
      d="M40 14h42a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H58l-9 8v-8h-9a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6zM43 29h3M52 29h3M61 29h3M70 29h3M79 29h1"
    />
  </Drawing>
);
