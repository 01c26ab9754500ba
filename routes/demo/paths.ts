import { isLenderPath } from '../../services/lender/lenderPath.ts';

/** Here a file of the build; with `npm start` the lender makes it on request. */
const PANEL = '/sandbox/panel.js';
export const CONFIG = '/config.json';

/** Paths of the hosted card form. A lender has it on a separate origin; the demo has only one. */
export const isVaultPath = (path: string): boolean => /^\/(form|tokenize|page\/[\w.]+)$/.test(path);

/** Paths that the lender's worker answers. Everything else is a file, or a place of the portal. */
export const isAnswered = (path: string): boolean => path !== PANEL && (path === CONFIG || isLenderPath(path) || isVaultPath(path));

/** Is it an address of the portal, which a static server does not know? */
export const isPortalPath = (path: string): boolean => !isAnswered(path) && !/\.\w+$/.test(path);
