import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Gesture } from './traced.ts';

const TEXT = 'for my mother';
const KEY_MS = 60;
/** Hold the button for a moment. If it were released at once, press and click would be measured as one task. */
const PRESS_MS = 80;
const TURN_PX = 900;
const TURN_MS = 60;
const TURNS = 40;

const FIELD = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])):visible';

/** Returns a gesture for each text field of a part of the page, at most `most` in a list of many similar ones. */
export async function typingGestures(
  page: Page,
  screen: string,
  within = 'main',
  most = Number.POSITIVE_INFINITY,
): Promise<Gesture[]> {
  const fields = (await page.locator(`${within} ${FIELD}`).all()).slice(0, most);
  const typed: Gesture[] = [];
  for (const field of fields) {
    const name = await nameOf(field);
    const text = (await field.getAttribute('type')) === 'number' ? '12' : TEXT;
    typed.push({
      action: `type: ${screen}: ${name}`,
      prepare: () => field.focus(),
      perform: () => page.keyboard.type(text, { delay: KEY_MS }),
      finish: () => field.fill(''),
    });
  }
  return typed;
}

async function nameOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.id;
  });
}

/** Opens a dialog with a click and closes it again. `lead` makes the trigger available before each click. */
export function openingGesture(
  screen: string,
  trigger: Locator,
  name: string,
  lead: () => Promise<void> = async () => {},
): Gesture {
  const page = trigger.page();
  const dialog = page.getByRole('dialog');
  let at = { x: 0, y: 0 };
  return {
    action: `open: ${screen}: ${name}`,
    async prepare() {
      await lead();
      await trigger.scrollIntoViewIfNeeded();
      const box = await trigger.boundingBox();
      if (box === null) {
        throw new Error(`${name} cannot be clicked`);
      }
      at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(at.x, at.y);
    },
    perform: () => page.mouse.click(at.x, at.y, { delay: PRESS_MS }),
    async finish() {
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

export function scrollingGesture(page: Page, screen: string): Gesture {
  return {
    action: `scroll: ${screen}`,
    async prepare() {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(400, 400);
    },
    async perform() {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN_PX);
        await setTimeout(TURN_MS);
      }
    },
    async finish() {
      if ((await page.evaluate(() => window.scrollY)) === 0) {
        throw new Error(`${screen} did not scroll`);
      }
    },
  };
}
