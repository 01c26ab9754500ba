import { currentScreen, headerView, noticeView, type AppSnapshot } from '../../machines/app/app.view.ts';
import { signInView } from '../../machines/signIn/signIn.view.ts';

/**
 * Everything that the first page shows, as one text. The build writes it into the document of Login; only a page that shows the same may
 * hydrate it. Otherwise React would replace the elements and lose typed text: after a session ends, for example, Login has a notice.
 */
export function pictureOf(app: AppSnapshot): string {
  const signIn = app.children.signIn?.getSnapshot();
  return JSON.stringify([currentScreen(app).screen, signIn ? signInView(signIn) : null, headerView(app), noticeView(app)]);
}
