import { randomUUID } from 'node:crypto';
import {
  choose,
  expectConfirmation,
  field,
  fillShortest,
  record,
  recordUnconfirmed,
  submitButton,
} from '../support/request-form.ts';
import { storedRequests } from '../support/stored-request.ts';
import { expect, test as journey } from './fixtures.ts';

const test = journey.extend({
  page: async ({ visit }, use) => {
    const { page } = await visit('/');
    await use(page);
  },
});

let prayer: string;

test.beforeEach(() => {
  prayer = `For my mother ${randomUUID()}`;
});

test.describe('failures while requesting prayer', () => {
  test('a denied microphone is reported, and the text can still be submitted', async ({ visit }) => {
    const { page } = await visit('/', { allowsMicrophone: false });

    await page.getByRole('button', { name: 'Start recording' }).click();

    await page.getByText('Could not access microphone. Please check permissions.').waitFor();
    await fillShortest(page, prayer);
    await submitButton(page).click();
    await expectConfirmation(page);
  });

  test('the text is submitted even if the recording cannot be uploaded', async ({ page }) => {
    await page.route(/\/v0\/b\//, (route) => route.abort());
    await fillShortest(page, prayer);
    await record(page);
    await page.clock.install();

    const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/v0/b/'));
    await submitButton(page).click();
    await tried;
    // The web client tries to upload for 30 seconds.
    await page.clock.fastForward(31_000);

    await page.getByText('Audio Upload Error', { exact: true }).waitFor();
    await page
      .getByText('There was an error uploading your audio. The text portion will still be submitted.')
      .waitFor();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: null }]);
  });

  test('the text is submitted even if the server never answers the upload', async ({ page }) => {
    await page.route(/\/v0\/b\//, () => {});
    await fillShortest(page, prayer);
    await record(page);
    await page.clock.install();

    const asked = page.waitForRequest(/\/v0\/b\//);
    await submitButton(page).click();
    await asked;
    // The web client gives up an upload that makes no progress for two minutes.
    await page.clock.fastForward(121_000);

    await page.getByText('Audio Upload Error', { exact: true }).waitFor();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: null }]);
  });

  test('a lost response, a reload, and a retry create one request, and no typed text is lost', async ({
    page,
  }) => {
    await page.route(/submitPrayerRequest$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillShortest(page, prayer);
    await choose(page, 'What is it about?', 'Family');
    await submitButton(page).click();
    await page.getByText(/will be sent automatically/).waitFor();
    expect(await storedRequests(prayer)).toHaveLength(1);

    await page.reload();

    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, prayer);
    expect(await field(page, 'Last name').inputValue()).toBe('Meyer');
    await page.getByText('Low urgency · Family').waitFor();
    // Sent automatically after the reload: at once, or on reconnecting.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);
  });

  test('a request that was sent in another tab is not stored again', async ({ page }) => {
    await fillShortest(page, prayer);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/');
    await otherTab.waitForFunction((text) => document.querySelector('textarea')?.value === text, prayer);
    await submitButton(otherTab).click();
    await expectConfirmation(otherTab);

    await submitButton(page).click();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);
  });

  test("a rejection is shown in the server's words", async ({ page }) => {
    await page.route(/submitPrayerRequest$/, (route) =>
      route.fulfill({ json: { result: { success: false, error: 'Please try again in an hour.' } } }),
    );
    await fillShortest(page, prayer);

    await submitButton(page).click();

    await page.getByText('Submission Failed').waitFor();
    await page.getByText('Please try again in an hour.', { exact: true }).waitFor();
    expect(await field(page, 'Prayer request').inputValue()).toBe(prayer);
  });

  test('a recording is found again after the browser has ended the connection to its database', async ({
    page,
  }) => {
    await fillShortest(page, prayer);
    await record(page);
    await page.getByRole('link', { name: 'Belief Wall' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
    // Safari ends the connections of pages in the background.
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...request: Parameters<typeof transaction>) {
        IDBDatabase.prototype.transaction = transaction;
        this.close();
        return transaction.apply(this, request);
      };
    });

    await page.goBack();

    await page.getByText('We restored what you entered earlier on this device.').waitFor();
    await submitButton(page).click();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: expect.any(String) }]);
  });

  test('a recording survives a reload, before it is confirmed and after', async ({ page }) => {
    await recordUnconfirmed(page);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    await page.locator('[data-unconfirmed]').waitFor({ state: 'detached' });
    await page.reload();

    await confirm.click();
    await page.getByText('Your audio recording has been confirmed.').waitFor();
    await page.reload();

    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.getByText('Your recording will be sent with your request.', { exact: true }).waitFor();
  });
});

test.describe('code that cannot be loaded', () => {
  test('for the recorder leaves the form usable, and the text can still be submitted, leaving no draft behind', async ({
    visit,
  }) => {
    const { page } = await visit('/icon.svg');
    await page.route(/\/audio-recorder-/, (route) => route.abort());
    await page.goto('/');

    await page.getByText('We couldn’t load the recorder. You can write your request instead.').waitFor();
    await fillShortest(page, prayer);
    await submitButton(page).click();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);

    await page.getByRole('link', { name: 'Submit Another Request' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
    expect(await field(page, 'Prayer request').inputValue()).toBe('');
  });

  test('for the steps after a submit leaves the text, and the request is sent on the next visit', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.context().setOffline(true);
    await fillShortest(page, prayer);
    await submitButton(page).click();
    const notice = page.getByText(/^Your request is saved on this device and will be sent when you/);
    await notice.waitFor();

    prayer = `${prayer} and my father`;
    await field(page, 'Prayer request').fill(prayer);
    await notice.waitFor({ state: 'detached' });
    await submitButton(page).click();
    await notice.waitFor();
    expect(await field(page, 'Prayer request').inputValue()).toBe(prayer);
    await page.context().setOffline(false);
    await page.reload();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);
  });

  test('for the steps after a submit leaves an incomplete request to be completed on the next visit', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.context().setOffline(true);
    await field(page, 'Prayer request').fill(prayer);
    await field(page, 'First name').fill('Ruth');
    await submitButton(page).click();
    await page.getByText(/^Your request is saved on this device and will be sent when you/).waitFor();
    await page.context().setOffline(false);
    // On a slow phone, the request is checked before all fields are there.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.reload();

    await page.getByText('It wasn’t sent because an answer is missing or invalid.').waitFor();
    await expect(field(page, 'Last name')).toBeFocused();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await field(page, 'Last name').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Prayer request').inputValue()).toBe(prayer);
    await field(page, 'Last name').fill('Meyer');
    await submitButton(page).click();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);
  });

  test('for the question about an unconfirmed recording leaves both recording and text', async ({
    visit,
  }) => {
    const { page } = await visit('/icon.svg');
    await page.route(/\/unconfirmed-recording-/, (route) => route.abort());
    await page.goto('/');
    await fillShortest(page, prayer);
    await recordUnconfirmed(page);

    await submitButton(page).click();

    await page.getByText('Please confirm or reset your recording, then submit again.').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await submitButton(page).click();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: expect.any(String) }]);
  });
});

test.describe('submitting a request', () => {
  test('sends only one request on a double click', { tag: '@quick' }, async ({ page }) => {
    await fillShortest(page, prayer);

    await submitButton(page).dblclick();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toHaveLength(1);
  });
});
