import type { Page } from 'playwright';
import { inaccessible as violations } from '../kit/inaccessible.ts';

type Find = (page: Page) => Promise<string[]>;

/** What is looked for on a page of the album. The title says what the album shows: the report of the requirements reads it. */
export const check =
  (title: string, find: Find): Find =>
  async (page) =>
    (await find(page)).map((found) => `${found} · ${title}`);

/**
 * Each structure of a page is checked once, in one brand and theme. A brand defines four roles of color and form and nothing else;
 * tests/ui/contrast.test.ts shows that each pair of them can be read in every brand and theme.
 */
export const inaccessible = check('every page passes axe, in each brand (A11Y-008)', async (page) => {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height) return violations(page);
  // axe judges what is on the screen: a line below it has no colors yet, and a bar at its edge covers what scrolling uncovers
  await page.setViewportSize({ ...size, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const found = await violations(page);
  await page.setViewportSize(size);
  return found;
});

/** Elements that make the page scroll sideways. Spec: WCAG 1.4.10. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const room = window.innerWidth;
    if (scrollWidth <= room) return [];
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`scrolls sideways: ${scrollWidth} px in ${room} (${widest.slice(-2).join(', ') || 'margins'})`];
  });
}

/** Texts that do not fit into their elements. Spec: WCAG 1.4.4. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const isHidden = element.closest('.visually-hidden, [aria-hidden="true"], svg') !== null || position === 'fixed';
      const tooWide = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const tooHigh = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (isHidden || element === document.body || !element.textContent || !(tooWide || tooHigh)) return [];
      return [`cut off: ${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 40)}"`];
    }),
  );
}

/** Sentences in a grid or a flex box, where each date, number or link in them begins another line or column. */
export function torn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!/grid|flex/.test(getComputedStyle(element).display)) return [];
      const pieces = [...element.childNodes].filter((node) => node.nodeType !== Node.TEXT_NODE || node.textContent?.trim());
      const isPiece = (node: Node, at: number) => node.nodeType === Node.TEXT_NODE && pieces[at - 1]?.nodeType !== Node.TEXT_NODE;
      if (pieces.filter(isPiece).length < 2) return [];
      return [`torn: ${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 60)}"`];
    }),
  );
}

/** Controls that look like text in forced colors: without a border or an underline. */
export function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('button, a[href], input, select')].flatMap((control) => {
      if (control.offsetParent === null || control.closest('.visually-hidden')) return [];
      const style = getComputedStyle(control);
      const hasEdge = style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0;
      const isUnderlined = [control, ...control.querySelectorAll('*')].some((one) =>
        getComputedStyle(one).textDecorationLine.includes('underline'),
      );
      // the system colors links and buttons itself, and draws check marks and radio buttons
      const isDrawn = style.appearance !== 'none' || style.color !== getComputedStyle(document.body).color;
      if (hasEdge || isUnderlined || isDrawn) return [];
      return [`no edge in forced colors: ${control.tagName.toLowerCase()} "${control.textContent.slice(0, 40)}"`];
    }),
  );
}

/** The part of a page that the accessibility rules check: its elements without their texts. A missing text or name makes another structure. */
export const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.body.innerHTML
      .replaceAll(/>[^<]*[^<\s][^<]*</g, '>text<')
      .replaceAll(/ (aria-label|href|id|for|value|src)="[^"]+"/g, ' $1="text"'),
  );

/** Every text that can be read or announced: the contents of elements, and their names. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const within = walker.currentNode.parentElement;
      if (within && !['SCRIPT', 'STYLE'].includes(within.tagName)) texts.push(walker.currentNode.textContent ?? '');
    }
    const named = ['aria-label', 'title', 'placeholder', 'alt'];
    const names = [...document.body.querySelectorAll('*')].flatMap((element) => named.map((name) => element.getAttribute(name) ?? ''));
    return [...new Set([...texts, ...names].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)))];
  });
}

/** A page with a finding for each of these checks. */
const WRONG = `<style>.short { width: 3rem; overflow: hidden; white-space: nowrap } .bare { all: unset }</style>
  <p style="width: 3000px">wide</p><p class="short">far too long for its box</p><button class="bare">bare</button><img src="data:," />
  <div style="display: grid">due on <time>Friday</time>, at noon</div>`;

/** Runs each check on a page of mistakes. Throws when one finds nothing. */
export async function prove(page: Page): Promise<void> {
  await page.evaluate((html) => {
    const wrong = document.body.appendChild(document.createElement('div'));
    wrong.id = 'wrong';
    wrong.append(document.createRange().createContextualFragment(html));
  }, WRONG);
  const found = { sideways, cutOff, torn, edgeless, inaccessible };
  for (const [name, find] of Object.entries(found))
    if ((await find(page)).length === 0) throw new Error(`the check "${name}" finds nothing on a page of mistakes`);
  if (!(await textsOn(page)).includes('far too long for its box')) throw new Error('the texts of a page are not read');
  await page.evaluate(() => document.querySelector('#wrong')?.remove());
}
