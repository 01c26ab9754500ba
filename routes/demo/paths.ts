import { isLenderPath } from '../../services/lender/lenderPath.ts';

/** Built as a file beside the page; the lender of `npm start` makes it when it is asked for. */
const PANEL = '/sandbox/panel.js';
export const CONFIG = '/config.json';

/** Paths of the hosted card form. A lender has it on an origin of its own; the demo has one origin. */
export const isVaultPath = (path: string): boolean => /^\/(form|tokenize|page\/[\w.]+)$/.test(path);

/** Paths that the worker of the lender answers. Everything else is a file, or a place of the portal. */
export const isAnswered = (path: string): boolean => path !== PANEL && (path === CONFIG || isLenderPath(path) || isVaultPath(path));

/** Is it an address of the portal, which no static server knows? */
export const isPortalPath = (path: string): boolean => !isAnswered(path) && !/\.\w+$/.test(path);
