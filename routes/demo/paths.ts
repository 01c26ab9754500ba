import { isFilePath } from '../../services/lender/documents/filePaths.ts';
import { ONLINE_STORE_PATH } from '../../services/lender/onlineStorePath.ts';
import { isLenderPath } from '../../services/lender/lenderPath.ts';

/** Here a file of the build; with `npm start` the lender makes it on request. */
const PANEL = '/sandbox/panel.js';
export const CONFIG = '/config.json';

/** Paths of the hosted card form, of uploads, of the signing page and of the online store. A lender has them on an origin of its own; the demo has one origin. */
export const isVaultPath = (path: string): boolean =>
  /^\/(form|tokenize|page\/[\w.]+)$/.test(path) || isFilePath(path) || path === ONLINE_STORE_PATH;

/** Paths that the lender's worker answers. Everything else is a file, or a place of the portal. */
export const isAnswered = (path: string): boolean => path !== PANEL && (path === CONFIG || isLenderPath(path) || isVaultPath(path));

/** Is it an address of the portal, which a static server does not know? */
export const isPortalPath = (path: string): boolean => !isAnswered(path) && !/\.\w+$/.test(path);
