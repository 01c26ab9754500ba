// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppEvent, AppView } from '../../machines/app/app.types.ts';
import type { ExternalPageEvent } from '../../machines/externalPage/externalPage.machine.ts';
import type { Help } from '../../machines/kit/help.ts';
import { ChunkLoadError } from '../../ui/screens/app/ChunkLoadError.tsx';
import { loadHelp } from '../../ui/help/loadHelp.ts';
import { MaintenanceMode } from '../../ui/screens/app/MaintenanceMode.tsx';
import { NetworkError } from '../../ui/screens/app/NetworkError.tsx';
import { ExternalBrowserAuth } from '../../ui/screens/externalPage/ExternalBrowserAuth.tsx';
import { press, stage } from '../ui/stage.tsx';

const help: Help = {
  caseId: 'K7F-3QX',
  lines: [{ of: 'NLS', phone: '5125550142', hours: 'Weekdays, 8 am to 8 pm; Saturday, 9 am to 5 pm' }],
};
const view: AppView = { help, message: '', signedIn: false, signedInAs: '', brand: null, busy: false };

describe.each(Object.entries({ NetworkError, MaintenanceMode, ChunkLoadError }))('%s', (_, Screen) => {
  const sent: AppEvent[] = [];
  const draw = (what: Partial<AppView> = {}) => stage(<Screen view={{ ...view, ...what }} send={(event) => sent.push(event)} />);

  test('before the help has loaded it says where to find a number', () => {
    const { text, container } = draw({ help: null });
    expect(text()).toContain('loan documents');
    expect(container.querySelectorAll('div.drawing')).toHaveLength(Screen === ChunkLoadError ? 0 : 1); // the space of the drawing
  });

  describe('with the help loaded', () => {
    beforeAll(loadHelp);

    test('it shows the number to call, its hours, and the case number (ROUTE-003, ROUTE-100, ERR-038, CONST-045)', () => {
      const { find, text } = draw();
      expect(find('a.phone', HTMLAnchorElement).href).toBe('tel:+15125550142');
      expect(text()).toContain('(512) 555-0142');
      expect(text()).toContain('Weekdays, 8 am to 8 pm');
      expect(text()).toContain('Case number K7F-3QX');
    });

    test('it has its drawing, which screen readers skip', () => {
      const drawings = draw().container.querySelectorAll('svg.drawing[aria-hidden="true"]');
      expect(drawings).toHaveLength(Screen === ChunkLoadError ? 0 : 1);
    });

    test('without a number it shows the case number, and says where to find a number', () => {
      const { text } = draw({ help: { caseId: 'K7F-3QX', lines: [] } });
      expect(text()).toContain('loan documents');
      expect(text()).toContain('Case number K7F-3QX');
    });
  });
});

test('on NetworkError a signed-in customer can try again and sign out; a visitor can try again (FLOW-AUTH-11)', () => {
  const sent: AppEvent[] = [];
  const send = (event: AppEvent) => sent.push(event);
  const { show, button, container } = stage(<NetworkError view={{ ...view, signedIn: true }} send={send} />);
  press(button('Try again'));
  press(button('Sign out'));
  expect(sent).toEqual([{ type: 'retry.chosen' }, { type: 'signOut.chosen', reason: 'networkError' }]);
  show(<NetworkError view={view} send={send} />);
  expect(container.textContent).not.toContain('Sign out');
});

test('ExternalBrowserAuth: when a page does not open, the customer gets a number to call (ROUTE-019, OPEN-002, CONST-045)', () => {
  const send = (_: ExternalPageEvent) => undefined;
  const { text, show } = stage(<ExternalBrowserAuth view={{ state: 'unable', busy: false, failure: null, help }} send={send} />);
  expect(text()).toContain('(512) 555-0142');
  expect(text()).toContain('Case number K7F-3QX');
  const failure = { kind: 'unknown', call: 'GET /configsettings', status: 500, texts: [], code: '', message: '', caseId: 'long' } as const;
  show(<ExternalBrowserAuth view={{ state: 'failed', busy: false, failure: { ...failure, texts: [] }, help }} send={send} />);
  expect(text().match(/Case number/g)).toHaveLength(1);
});
