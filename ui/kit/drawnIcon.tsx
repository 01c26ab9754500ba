import type { SVGProps } from 'react';

/** An icon of one path, 24 by 24, in the colour of the text beside it. The build makes each of Lucide's one of these (routes/build/icons.ts). */
export const icon = (path: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
);
