import './menu.css';
import { menuView } from '../../machines/menu/menu.select.ts';
import { LinkBlocked } from './LinkBlocked.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { MenuColumn, MenuDrawer } from './MenuFrame.tsx';

/** The side menu as the shell shows it. It comes with the first flow: Login has none (quality §7). */
export const sideMenu = { view: menuView, MenuColumn, MenuDrawer, MenuEntries, LinkBlocked };
