import './menu.css';
import { menuView } from '../../machines/menu/menu.view.ts';
import { loadTexts } from '../i18n.ts';
import { later } from '../screens/later.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { MenuColumn, MenuDrawer } from './MenuFrame.tsx';

/** A guest's page does not load them: a guest is not asked for a review, and few links are blocked (quality §7). */
const texts = () => loadTexts('menuLater');
const LinkBlocked = later(async () => (await Promise.all([import('./LinkBlocked.tsx'), texts()]))[0].LinkBlocked, null);
const HowWasIt = later(async () => (await Promise.all([import('./HowWasIt.tsx'), texts()]))[0].HowWasIt, null);

/**
 * The side menu for the shell, and the other links out of the portal that several flows share. Downloaded with the first flow, not with Login
 * (quality §7).
 */
export const sideMenu = { view: menuView, MenuColumn, MenuDrawer, MenuEntries, LegalLinks, LinkBlocked, HowWasIt };
