import './menu.css';
import { menuView } from '../../machines/menu/menu.view.ts';
import { HowWasIt } from './HowWasIt.tsx';
import { LinkBlocked } from './LinkBlocked.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { MenuColumn, MenuDrawer } from './MenuFrame.tsx';

/**
 * The side menu for the shell, and the other links out of the portal that several flows share. Downloaded with the first flow, not with Login
 * (quality §7).
 */
export const sideMenu = { view: menuView, MenuColumn, MenuDrawer, MenuEntries, LegalLinks, LinkBlocked, HowWasIt };
