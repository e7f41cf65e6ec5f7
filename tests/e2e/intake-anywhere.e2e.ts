import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { type ChurchSite, startChurchSite } from '../support/church-site.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const settings = () => testFirestore().collection(COLLECTIONS.settings).doc('intake');

// As long as the fields allow.
const LONG_TITLE = '¿Podemos orar por usted y los suyos hoy?';
const LONG_SUBTITLE =
  'Escanee el código y cuéntenos lo que lleva en el corazón, con toda confianza. No necesita una cuenta ni dejar su nombre.';
/** US Letter at 96 pixels per inch. */
const LETTER_PX = { width: 816, height: 1056 };

const words = (on: Page | Frame) => on.getByRole('textbox', { name: 'Prayer request' });
const firstName = (on: Page | Frame) => on.getByRole('textbox', { name: 'First name' });

async function ask(on: Page | Frame, prayer: string): Promise<void> {
  await words(on).fill(prayer);
  await firstName(on).fill('Ruth');
  await on.getByRole('textbox', { name: 'Last name' }).fill('Meyer');
}

/** Returns everything that the browser stores of typed text, as far as a page can see. */
async function storedOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases.map(({ name }) => name),
      history.state,
      location.href,
      document.cookie,
      fields,
    ]);
  });
}

test.describe('the kiosk', () => {
  test('warns before clearing the form after inactivity and lets a visitor stay', async ({ visit }) => {
    const { page, errors } = await visit('/kiosk', { hasTouch: true });
    await page.clock.install();
    await page.reload();
    const prayer = `For my mother ${randomUUID()}`;
    await ask(page, prayer);
    const entries = await page.evaluate(() => history.length);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 35_000));
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.clock.runFor(7_000);
    await page.getByRole('alert').getByText('Are you still there?').waitFor();
    await page.getByText(/^1[5-9] seconds$/).waitFor();
    await page.clock.resume();
    await expectAccessible(page);
    await takeScreenshot(page, 'kiosk-countdown');
    const pressed = page.evaluate(
      () =>
        new Promise((resolve) => {
          const options = { capture: true, once: true };
          addEventListener(
            'click',
            ({ target }) => resolve(target instanceof Node && target.textContent),
            options,
          );
        }),
    );
    // Any activity would do. The button is the most visible option.
    await page.getByRole('button', { name: 'I’m Still Here' }).tap();
    // Not what is behind the notice.
    expect(await pressed).toBe('I’m Still Here');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await words(page).inputValue()).toBe(prayer);
    await page.clock.runFor(62_000);

    expect(await words(page).inputValue()).toBe('');
    const stored = await storedOn(page);
    expect(stored).not.toContain(prayer);
    expect(stored).not.toContain('Ruth');
    expect(stored).not.toContain('keyval');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await words(page).waitFor();
    expect(await storedOn(page)).not.toContain('Ruth');
    expect(errors).toEqual([]);
  });

  test('returns to its default language after a minute of inactivity and after a request', async ({
    visit,
  }) => {
    const { page } = await visit('/kiosk');
    await page.clock.install();
    await page.reload();
    const inSpanish = (name: string) => page.getByRole('textbox', { name });
    await page.getByRole('button', { name: 'Español' }).click();
    await inSpanish('Petición de oración').waitFor();

    await page.clock.runFor(62_000);

    await words(page).waitFor();
    await page.getByRole('button', { name: 'Español' }).click();
    await inSpanish('Petición de oración').fill(`Por mi madre ${randomUUID()}`);
    await inSpanish('Nombre').fill('Ruth');
    await inSpanish('Apellido').fill('Meyer');
    await page.getByRole('button', { name: 'Enviar petición de oración' }).click();
    await page.getByRole('button', { name: 'Listo' }).click();

    await words(page).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  test('asks before a change of language clears a name that was typed', async ({ visit }) => {
    const { page } = await visit('/kiosk');
    await firstName(page).fill('Ruth');

    await page.getByRole('button', { name: 'Español' }).click();

    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(firstName(page)).toHaveValue('Ruth');
  });

  test('sends a request, forgets it, and starts over for the next visitor', async ({ visit }) => {
    const { page, errors } = await visit('/kiosk');
    const prayer = `For peace at home ${randomUUID()}`;
    await words(page).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'kiosk');
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await firstName(page).getAttribute('autocomplete')).toBe('off');
    await ask(page, prayer);

    await page.getByRole('button', { name: 'Submit Prayer Request' }).click();

    await page.getByRole('heading', { name: 'Prayer request submitted' }).waitFor();
    expect(await storedRequests(prayer)).toMatchObject([{ source: 'kiosk' }]);
    expect(await storedOn(page)).not.toContain('Ruth');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await words(page).waitFor();
    expect(await words(page).inputValue()).toBe('');
    expect(await storedOn(page)).not.toContain(prayer);

    await settings().set({ by_phone: true, in_kiosk: false, in_frames: true, on_poster: true });
    await page.getByText('Prayer requests are currently turned off here.').waitFor();
    expect(errors).toEqual([]);
  });
});

test.describe("the form embedded in a church's site", () => {
  let church: ChurchSite;

  test.beforeAll(async () => {
    church = await startChurchSite();
  });

  test.afterAll(() => church.stop());

  test('accepts requests on an allowed site only, and no other page can be embedded', async ({ visit }) => {
    const { page } = await visit('/robots.txt');
    const prayer = `For my brother ${randomUUID()}`;
    const frame = await church.framed(page, church.origin, '/embed');
    if (frame === null) {
      throw new Error('The named site may not show the form');
    }
    await ask(frame, prayer);
    await takeScreenshot(page, 'embed');
    await frame.getByRole('button', { name: 'Submit Prayer Request' }).click();
    await expect(frame.getByRole('heading', { name: 'Prayer request submitted' })).toBeInViewport();
    expect(await storedRequests(prayer)).toMatchObject([{ source: 'embed' }]);
    // The private link is shown only once, so a change of language must not remove it.
    const shown = (await frame.getByRole('link', { name: 'Open Your Page' }).getAttribute('href')) ?? '';
    expect(shown).toContain('/status#');
    await frame.getByRole('button', { name: 'Español' }).click();
    await frame.getByRole('button', { name: 'English' }).waitFor();
    await frame.locator(`a[href="${shown}"]`).waitFor();
    await frame.getByRole('button', { name: 'English' }).click();
    await frame.getByRole('button', { name: 'Submit Another Request' }).click();
    await expect(words(frame)).toHaveValue('');
    expect(await frame.getByRole('navigation').count()).toBe(0);

    expect(await church.framed(page, church.otherOrigin, '/embed')).toBeNull();
    for (const path of ['/', '/belief-wall', '/kiosk', '/prayerteam', '/embed/other']) {
      expect(await church.framed(page, church.origin, path), path).toBeNull();
    }
  });
});

test.describe('the poster', () => {
  test('asks before a change of language replaces a title that was typed', async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Poster' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Pray with us');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();

    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('Pray with us');
  });

  test('prints neither a toast nor the report of a lost connection', async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Poster' }).click();
    await page.getByRole('region', { name: 'Poster' }).waitFor();
    await page.route('**/assets/visitor-texts-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    // A toast stays open under the mouse.
    await page.getByRole('listitem').getByText('We couldn’t change the language.').hover();
    await page.context().setOffline(true);
    const report = page.getByText('You’re offline.');
    await expect(report).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('display', 'none');
    await expect(report).toBeHidden();
    await expect(page.getByRole('region', { name: 'Poster' })).toBeVisible();
  });

  test("shows the form's QR code and address, and prints without the rest of the screen", async ({
    signIn,
  }) => {
    const { page, errors } = await signIn('prayer_team');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Poster' }).click();
    const poster = page.getByRole('region', { name: 'Poster' });
    const address = `${emulatorAddress('WEB_URL')}/`;
    await poster.getByRole('img', { name: `QR code for ${address}` }).waitFor();
    await poster.getByText(new URL(address).host, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Pray with us');
    await poster.getByRole('heading', { name: 'Pray with us' }).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'poster');

    for (const [paper, widthPt] of [
      ['A4', 595],
      ['US Letter', 612],
    ] as const) {
      await page.getByRole('radio', { name: paper }).check();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type ?\/Page\b/g), paper).toHaveLength(1);
      expect(Math.round(Number(pdf.match(/\/MediaBox ?\[0 0 ([\d.]+)/)?.[1])), paper).toBe(widthPt);
    }
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(LONG_TITLE);
    await page.getByRole('textbox', { name: 'Subtitle' }).fill(LONG_SUBTITLE);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.setViewportSize(LETTER_PX);
    const subtitle = await poster.getByText(LONG_SUBTITLE).boundingBox();
    const code = await poster.getByRole('img', { name: 'QR code' }).boundingBox();
    expect(subtitle && subtitle.y + subtitle.height).toBeLessThanOrEqual(code?.y ?? 0);

    await page.emulateMedia({ media: 'screen' });
    await settings().set({ by_phone: true, in_kiosk: true, in_frames: true, on_poster: false });
    await page.getByText('Posters are currently turned off.').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'From a Phone Call' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Poster' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Prayer Team Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
    expect(errors).toEqual([]);
  });
});
