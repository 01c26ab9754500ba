import { ann } from './ann.ts';
import { bo } from './bo.ts';
import { dot } from './dot.ts';
import { eve } from './eve.ts';
import { fay } from './fay.ts';
import { gus } from './gus.ts';
import { kim } from './kim.ts';
import { lou } from './lou.ts';
import { max } from './max.ts';
import { mia } from './mia.ts';
import { nell } from './nell.ts';
import { otto } from './otto.ts';
import { pat } from './pat.ts';
import type { Person } from './person.ts';
import { pia } from './pia.ts';
import { rae } from './rae.ts';
import { ray } from './ray.ts';
import { rex } from './rex.ts';
import { sam } from './sam.ts';
import { tess } from './tess.ts';
import { uma } from './uma.ts';
import { zoe } from './zoe.ts';

/** The people of the sandbox, in the order of its documentation. */
export const people: readonly Person[] = [
  ann,
  sam,
  nell,
  bo,
  rex,
  otto,
  pat,
  dot,
  kim,
  eve,
  rae,
  ray,
  uma,
  pia,
  tess,
  max,
  lou,
  mia,
  gus,
  zoe,
  fay,
];
