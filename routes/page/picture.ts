import { currentScreen, headerView, noticeView, type AppSnapshot } from '../../machines/app/app.select.ts';
import { signInView } from '../../machines/signIn/signIn.select.ts';

/**
 * Everything that the first page shows, as one text. The build writes it beside its picture of Login; only a page that shows the same may take
 * the elements over. React would throw them away otherwise, and what was typed with them: a session that has just ended has a notice above.
 */
export function pictureOf(app: AppSnapshot): string {
  const signIn = app.children.signIn?.getSnapshot();
  return JSON.stringify([currentScreen(app).screen, signIn ? signInView(signIn) : null, headerView(app), noticeView(app)]);
}
