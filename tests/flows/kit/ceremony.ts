import type { Vault } from '../../../services/lender/vault/vault.ts';
import { VAULT } from './wire.ts';

const isFrame = (given: object): given is HTMLIFrameElement => 'contentWindow' in given;

/** The lender's signing page, as a browser opens it from its address: in a frame of the page, or in a window. */
export async function openCeremony(vault: Vault, address: string, page: EventTarget) {
  const contentWindow = {};
  const element: object = { contentWindow };
  if (!isFrame(element)) throw new Error('the stand-in for the frame has no window');
  const html = await (await vault.fetch(new Request(address))).text();
  const session = /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const name = /Type your name, ([^,]+), to sign/.exec(html)?.[1] ?? '';
  return {
    element,
    html,
    /** Presses a button of its form. Returns where the page leads the window; null in a frame, which sends its message. */
    async press(act: 'sign' | 'decline' | 'viewed'): Promise<string | null> {
      const body = new URLSearchParams({ session, act, read: 'yes', name });
      const answer = await vault.fetch(new Request(address, { method: 'POST', body }));
      const signingStatus = /data-status="(\w+)"/.exec(await answer.text())?.[1];
      if (signingStatus === undefined) return answer.headers.get('location');
      const data = { type: 'signing.ended', signingStatus };
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin: VAULT, source: contentWindow }));
      return null;
    },
  };
}
export type Ceremony = Awaited<ReturnType<typeof openCeremony>>;
