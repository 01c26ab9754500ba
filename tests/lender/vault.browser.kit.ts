import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { chromium, type Browser, type BrowserContext, type FrameLocator, type Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { VaultMessage, type VaultOrder } from '../../services/contract/cards.ts';
import { TRANSACTION_TYPE } from '../../services/contract/enums.ts';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { openForm, type OpenedForm } from '../../services/lender/vault/forms.ts';
import { assetNamed } from '../../services/lender/vault/assets.ts';
import { createVault, type Vault } from '../../services/lender/vault/vault.ts';
import { findBrowser } from '../run/browser.ts';

/** Generous, because other processes may keep the machine busy, ms. */
const TIMEOUT_MS = 300_000;

type Answerer = (request: Request) => Promise<Response> | Response;
type Order<O = VaultOrder> = O extends VaultOrder ? Omit<O, 'nonce'> : never;

/** Two origins, as in production: a page with the form in a frame, and the vault. `stranger` is an origin that may not frame the form. */
let lender: Lender;
let browser: Browser;
let context: BrowserContext;
export let page: Page;
export let frame: FrameLocator;
export let form: OpenedForm;
let vault: Vault;
const servers: Server[] = [];
export const origins = { portal: '', vault: '', stranger: '' };

async function serve(answer: Answerer): Promise<string> {
  const listener = getRequestListener(answer);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** The portal's page: it shows the frame and records every message. */
const portalPage = (src: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><title>Portal</title><main><h1>Pay</h1><iframe title="Card details" style="width:100%;height:800px;border:0"
      sandbox="allow-scripts allow-forms allow-same-origin" src="${src}"></iframe></main>
    <script>window.messages = []; addEventListener('message', (event) => messages.push({ origin: event.origin, data: event.data }))</script></html>`,
    { headers: { 'Content-Type': 'text/html' } },
  );

/** Errors of the page and its console. */
export const pageErrors: string[] = [];

export const receivedMessages = async (): Promise<{ origin: string; data: VaultMessage }[]> =>
  v.parse(v.array(v.object({ origin: v.string(), data: VaultMessage })), await page.evaluate('window.messages'));
export const open = async () => {
  await page.goto(origins.portal);
  await page.waitForFunction('window.messages.some((one) => one.data.type === "card.ready")');
};
export const messagesOf = async <T extends VaultMessage['type']>(type: T) => {
  await page.waitForFunction(`window.messages.some((one) => one.data.type === ${JSON.stringify(type)})`);
  return (await receivedMessages()).filter(({ data }) => data.type === type);
};
/** `times`: how often it is sent at once. */
export const order = (given: Order, nonce = form.nonce, times = 1) =>
  page.evaluate(
    ([data, origin, count]) => {
      for (let sent = 0; sent < count; sent++) document.querySelector('iframe')?.contentWindow?.postMessage(data, origin);
    },
    [{ ...given, nonce }, origins.vault, times] as const,
  );
export const type = async (field: string, text: string) => frame.locator(`#${field}`).pressSequentially(text);
export const typeCard = async () => {
  for (const [field, text] of [
    ['name', 'Ann Ashby'],
    ['number', '4242424242424242'],
    ['expiry', '1239'],
    ['cvv', '737'],
    ['zip', '78701'],
  ] as const)
    await type(field, text);
};
export const mistakes = async () => (await frame.locator('.error:visible').allTextContents()).map((text) => text.trim());

/** A lender, a vault and a browser for the suite; a new form in a new page for each test. */
export function useVaultPage(): void {
  beforeAll(async () => {
    lender = await createLender();
    origins.portal = await serve(() => portalPage(form.formUrl));
    origins.stranger = await serve(() => portalPage(form.formUrl));
    origins.vault = await serve((request) => vault.fetch(request));
    vault = createVault({ lender, portalOrigin: origins.portal, log: lender.log, assetNamed });
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    for (const server of servers) server.close();
    await lender?.close();
  });
  beforeEach(async () => {
    form = await openForm(lender.db, Date.now(), {
      profileId: 'somebody',
      transactionType: TRANSACTION_TYPE.payment,
      processor: 'BridgePay',
      portalOrigin: origins.portal,
      vaultOrigin: origins.vault,
    });
    context = await browser.newContext({ viewport: { width: 320, height: 900 } });
    context.setDefaultTimeout(TIMEOUT_MS);
    page = await context.newPage();
    pageErrors.length = 0;
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
    frame = page.frameLocator('iframe[title]');
  });
  afterEach(() => context.close());
}
