import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { firstMailTo } from '../../functions/src/testing/fake-providers.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openCard, rowOf } from '../support/dashboard-page.ts';
import { isLoaded } from '../support/is-loaded.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storedRequests, storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { untranslatedTexts } from '../support/untranslated-texts.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

/** Expects the product's own text on the screen to be Spanish, and the screen to be no wider than the phone. */
async function expectSpanish(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await isLoaded(page);
  await page.setViewportSize(PHONE);
  expect(await page.getAttribute('html', 'lang')).toBe('es');
  expect(await untranslatedTexts(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
  await page.setViewportSize(DESKTOP);
}

async function openInMenu(page: Page, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('menuitem', { name: place, exact: true }).click();
}

test.describe('a visitor whose browser prefers Spanish', () => {
  test('requests prayer, gets a confirmation, and sees every screen in Spanish', async ({ visit }) => {
    const email = `luz-${randomUUID()}@example.org`;
    const prayer = `Por mi madre ${randomUUID()}`;
    const posts = testFirestore().collection(COLLECTIONS.beliefWallPosts);
    const post = newWallPost('Por mi hermano.', null, true, new Date());
    await posts.add(post);
    await posts.add({ ...post, prayer_count: 1 });
    const { page, errors } = await visit('/', { locale: 'es-MX' });
    await expectSpanish(page, 'Pedir oración');
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'spanish-request');

    await page.getByRole('button', { name: 'Enviar petición de oración' }).click();
    await page.getByRole('textbox', { name: 'Nombre', description: /nombre/ }).waitFor();
    expect(await untranslatedTexts(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Petición de oración' }).fill(prayer);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Luz');
    await page.getByRole('textbox', { name: 'Apellido' }).fill('Vega');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByRole('button', { name: 'Enviar petición de oración' }).click();

    await expectSpanish(page, 'Petición de oración enviada');
    await takeScreenshot(page, 'spanish-confirmation');
    expect(await storedRequests(prayer)).toMatchObject([{ language: 'es' }]);
    const mail = await firstMailTo(email);
    expect(mail.text).toContain('?lang=es#');

    await page.goto('/belief-wall');
    await expectSpanish(page, 'Muro de Fe');
    await page.getByText('0 oraciones', { exact: true }).waitFor();
    await page.getByText('1 oración', { exact: true }).waitFor();
    await takeScreenshot(page, 'spanish-belief-wall');
    for (const [path, heading] of [
      ['/daily-content', 'Invitaciones a orar y pasajes bíblicos de cada día'],
      ['/prayer-circles', 'Círculos de oración'],
      ['/sign-in', 'Iniciar sesión'],
      ['/kiosk', 'Pedir oración'],
      ['/no-such-page', '¡Vaya! No encontramos esa página'],
      ['/prayerteam', 'Acceso del equipo de oración'],
    ] as const) {
      await page.goto(path);
      await expectSpanish(page, heading);
      await takeScreenshot(page, `spanish${path.replaceAll('/', '-')}`);
    }
    expect(errors).toEqual([]);
  });

  test('sees English if leadership offers no other language', async ({ visit }) => {
    const settings = testFirestore().collection(COLLECTIONS.settings).doc('site');
    await settings.set({ in_spanish: false, sends_later: true });
    const { page } = await visit('/belief-wall', { locale: 'es-MX' });

    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await page.getByRole('button', { name: 'Español' }).count()).toBe(0);
  });
});

/** Returns whether leadership offers Spanish, as far as this device knows. Undefined if it does not know. */
function offersSpanish(page: Page): Promise<unknown> {
  return page.evaluate(
    () => JSON.parse(window.localStorage.getItem('prayer-community.identity') ?? '{}').in_spanish,
  );
}

test.describe('a visitor who reads English', () => {
  test('is offered no other language if there is none', async ({ visit }) => {
    const settings = testFirestore().collection(COLLECTIONS.settings).doc('site');
    await settings.set({ in_spanish: false, sends_later: true });
    const { page } = await visit('/');
    await expect.poll(() => offersSpanish(page)).toBe(false);
    expect(await page.getByRole('button', { name: 'Español' }).count()).toBe(0);

    await page.reload();

    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
    expect(await page.getByRole('button', { name: 'Español' }).count()).toBe(0);
  });

  test('does not see the language button flash on the first visit if there is no other language', async ({
    visit,
  }) => {
    const settings = testFirestore().collection(COLLECTIONS.settings).doc('site');
    await settings.set({ in_spanish: false, sends_later: true });
    const { page } = await visit('/');
    await expect.poll(() => offersSpanish(page)).toBe(false);
    await page.evaluate(() => window.localStorage.clear());
    await page.addInitScript(() => {
      function look(): void {
        const offer = document.querySelector('button[lang="es"]');
        if (offer?.checkVisibility({ visibilityProperty: true })) {
          document.documentElement.dataset.sawOffer = 'true';
        }
        requestAnimationFrame(look);
      }
      look();
    });

    await page.reload();

    await expect.poll(() => offersSpanish(page)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset.sawOffer)).toBeUndefined();
  });

  test('switches to Spanish and back, and is asked before losing unsent text', async ({ visit }) => {
    const { page } = await visit('/sign-in');
    const address = page.getByRole('textbox', { name: 'Email' });
    await address.fill('ruth@example.org');

    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(address).toHaveValue('ruth@example.org');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Change Language' }).click();

    await expectSpanish(page, 'Iniciar sesión');
    await page.goto('/');
    await expectSpanish(page, 'Pedir oración');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
  });

  test('switches languages without a page reload, keeping the typed text and focusing the heading', async ({
    visit,
  }) => {
    const { page } = await visit('/?lang=en');
    await page.getByRole('textbox', { name: 'Prayer request' }).fill('For my brother.');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await page.getByRole('button', { name: 'Español' }).click();

    await expectSpanish(page, 'Pedir oración');
    const heading = page.getByRole('heading', { level: 1, name: 'Pedir oración' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Pedir oración/);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('textbox', { name: 'Petición de oración' })).toHaveValue('For my brother.');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('a visitor without a connection keeps the language and can switch once it is back', async ({
  visit,
}) => {
  const { page } = await visit('/belief-wall');
  const failed = page.getByText('We couldn’t change the language.');
  for (const file of ['**/assets/language-change-*.js', '**/assets/visitor-texts-*.js']) {
    await page.route(file, (route) => route.abort());
    await page.getByRole('button', { name: 'Español' }).click();
    await failed.waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.unroute(file);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await failed.waitFor({ state: 'detached' });
  }

  await page.getByRole('button', { name: 'Español' }).dblclick();

  await expectSpanish(page, 'Muro de Fe');
});

test.describe('staff', () => {
  test('see the language of a request, set the languages they pray in, and work in Spanish', async ({
    signIn,
  }) => {
    const inSpanish = await storeRequest({ language: 'es' });
    const { page, member, errors } = await signIn('leadership');
    await rowOf(page, inSpanish.requester).getByText('Spanish', { exact: true }).waitFor();
    const card = await openCard(page, inSpanish.requester);
    await card.getByText('Spanish', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'My Settings' }).click();
    await page.getByRole('region', { name: 'Languages' }).getByLabel('Spanish').click();
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
    // A toast stays in the language in which it appeared.
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect.poll(async () => (await profile.get()).get('languages')).toEqual(['en', 'es']);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await expectSpanish(page, 'Mis preferencias');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Settings' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await expectSpanish(page, 'Mis preferencias');
    await page.goto('/prayerteam/dashboard');
    await openCard(page, inSpanish.requester);

    await expectSpanish(page, 'Panel del equipo de oración');
    await expectAccessible(page);
    await card.getByText(/^Recibida el \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d$/).waitFor();
    await takeScreenshot(page, 'spanish-dashboard');
    for (const place of [
      'Gestión de usuarios',
      'Moderación',
      'Estadísticas',
      'Ajustes',
      'Petición por teléfono',
    ]) {
      await openInMenu(page, place);
      await expectSpanish(page, place);
      await takeScreenshot(page, `spanish-${place}`);
    }
    expect(errors).toEqual([]);
  });
});
