import { ann } from './ann.ts';
import { bo } from './bo.ts';
import { dot } from './dot.ts';
import { eve } from './eve.ts';
import { gus } from './gus.ts';
import { lou } from './lou.ts';
import { max } from './max.ts';
import { nell } from './nell.ts';
import { otto } from './otto.ts';
import { pat } from './pat.ts';
import type { Person } from './person.ts';
import { pia } from './pia.ts';
import { rex } from './rex.ts';
import { sam } from './sam.ts';
import { uma } from './uma.ts';
import { zoe } from './zoe.ts';

/** Everybody who lives in the sandbox now, in the order of its documentation. */
export const people: readonly Person[] = [ann, sam, nell, bo, rex, otto, pat, dot, eve, uma, pia, max, lou, gus, zoe];
