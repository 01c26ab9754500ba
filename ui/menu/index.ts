import './menu.css';
import { menuView } from '../../machines/menu/menu.view.ts';
import { HowWasIt } from './HowWasIt.tsx';
import { LinkBlocked } from './LinkBlocked.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { MenuColumn, MenuDrawer } from './MenuFrame.tsx';

/**
 * The side menu as the shell shows it, and what else leads out of the portal from more than one flow. It comes with the first flow: Login
 * has none (quality §7).
 */
export const sideMenu = { view: menuView, MenuColumn, MenuDrawer, MenuEntries, LinkBlocked, HowWasIt };
