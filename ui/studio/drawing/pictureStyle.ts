/** The colors of a self-contained picture. Roles as in the portal; each theme lists only what differs. */
const LIGHT =
  '--ground0:#faf9f6;--ground1:#fff;--ground2:#f5f4f0;--shape:#fff;--ink:#1f2530;--quiet:#566072;--edge:#aab0bb;--accent:#215480;--tint:#e9f1f9;--failure:#b3401c;--timer:#6a4aa3;--good:#1e6b45;--bad:#b3261e;--warn:#8a5a00';
const DARK =
  '--ground0:#12151b;--ground1:#191d25;--ground2:#20252e;--shape:#222833;--ink:#eceff4;--quiet:#aab3c2;--edge:#5b6575;--accent:#8fbfea;--tint:#1f3145;--failure:#f2956f;--timer:#bda4ee;--good:#7fd3a6;--bad:#ff8f86;--warn:#f0c060';

const MARKS = [
  ['added', 'good'],
  ['removed', 'bad'],
  ['changed', 'warn'],
] as const;

export const pictureStyle = [
  `svg{${LIGHT}}@media (prefers-color-scheme:dark){svg{${DARK}}}`,
  'text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;fill:var(--ink)}',
  '.title{font-size:14px;font-weight:640}.event{font-weight:600}.guard{font-style:italic;fill:var(--quiet)}.call,.more,.goal{fill:var(--quiet)}.goal{font-weight:600;fill:var(--accent)}.centered{text-anchor:middle}',
  '.ground0{--ground:var(--ground0)}.ground1{--ground:var(--ground1)}.ground2{--ground:var(--ground2)}',
  '.shape{fill:var(--shape);stroke:var(--edge);stroke-width:1.2}.open>.shape{fill:var(--ground)}.frame>.shape{stroke:none}.end>.shape,.inner{stroke:var(--quiet)}.head.frame>.title{font-size:17px}[class*=ground]>.title,[class*=ground]>.call{paint-order:stroke;stroke:var(--ground);stroke-width:5px;stroke-linejoin:round}',
  '.behind{fill:var(--ground2);stroke:var(--edge)}.inner{fill:none}.parallel>.shape{stroke-dasharray:7 5}.choice>.shape{fill:var(--tint);stroke:var(--accent)}.busy>.shape{stroke-dasharray:2 3;stroke:var(--quiet)}',
  '.screen-bar{stroke:var(--accent);stroke-width:4;stroke-linecap:round;fill:none}.corner{fill:var(--accent);opacity:.75}',
  '.icon{fill:none;stroke:var(--quiet);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}',
  '.chip rect{fill:var(--ground2);stroke:var(--edge);stroke-width:.8}.stays rect{fill:var(--shape);stroke-dasharray:3 3}',
  '.line path{fill:none;stroke:var(--quiet);stroke-width:1.3}.line polygon,.start circle{fill:var(--quiet)}.main path{stroke:var(--accent);stroke-width:2.8}.main polygon{fill:var(--accent)}.back path{stroke-dasharray:6 4}',
  '.line.failure path{stroke:var(--failure)}.line.failure polygon{fill:var(--failure)}.failure .event{fill:var(--failure)}.line.timer path{stroke:var(--timer)}.line.timer polygon{fill:var(--timer)}.timer .event{fill:var(--timer)}',
  '.label rect{fill:var(--ground)}',
  ...MARKS.map(
    ([mark, color]) =>
      `.box.${mark}>.shape,.chip.${mark} rect,.line.${mark} path{stroke:var(--${color});stroke-width:3}.line.${mark} polygon,.label.${mark} text,.head.${mark}>.title{fill:var(--${color})}`,
  ),
  '.box.removed>.shape,.line.removed path{stroke-dasharray:5 5}.label.removed text,.head.removed>.title{text-decoration:line-through}',
].join('');

/** The numbers of ways out, which pictures on paper do not have. */
export const leavingStyle = [
  '.leaving rect{fill:var(--ground2);stroke:var(--edge)}.leaving path{fill:none;stroke:var(--accent);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}',
  ...MARKS.map(([mark, color]) => `.leaving.${mark} rect{stroke:var(--${color});stroke-width:3}`),
].join('');
