import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of Lucide, in the color of the text next to it. Always next to words, never instead of them: assistive technology skips it. */
export const LucideIcon = ({ icon, className = 'icon' }: { icon: IconNode; className?: string }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    {icon.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
  </svg>
);
