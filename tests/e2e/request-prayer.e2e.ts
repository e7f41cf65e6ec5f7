import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { historyPath } from '@prayer-community/domain/collections';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { readWavHeader } from '@prayer-community/domain/request-form/wav-header';
import { t } from '@prayer-community/i18n/text';
import { testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import {
  choose,
  expectConfirmation,
  field,
  fillShortest,
  record,
  submitButton,
} from '../support/request-form.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { DESKTOP, PHONE, type Visit } from '../support/visit.ts';
import { storedPosts } from '../support/wall-page.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;
let prayer: string;

test.beforeEach(async ({ visit }) => {
  prayer = `For my mother ${randomUUID()}`;
  current = await visit('/');
  page = current.page;
});

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

/** True if a finger on one might also press the other. A finger is assumed to be 24 px wide. */
function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) {
    return false;
  }
  const apart = 24;
  return (
    one.x < other.x + other.width + apart &&
    other.x < one.x + one.width + apart &&
    one.y < other.y + other.height + apart &&
    other.y < one.y + one.height + apart
  );
}

test.describe('a recording that is not confirmed', () => {
  test('prompts a question on submit and can be sent with the request', async () => {
    await fillShortest(page, prayer);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText(/2:5[0-8]/).waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await submitButton(page).click();
    const question = page.getByRole('group', { name: /is not confirmed/ });
    await question.waitFor();
    expect(await storedRequests(prayer)).toEqual([]);
    await expectAccessible(page);
    await takeScreenshot(page, 'request-unconfirmed-recording');

    await page.getByRole('button', { name: 'Send with Recording' }).click();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: expect.stringMatching(/./) }]);
  });

  test('prompts a question before the Back button leaves the page while it is being made', async () => {
    await page.getByRole('link', { name: 'Belief Wall' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
    await page.getByRole('link', { name: 'Request Prayer' }).first().click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();

    await page.evaluate(() => window.history.back());

    await page.getByRole('group', { name: /Leave without it/ }).waitFor();
    await expect(page).toHaveURL(/[^/]\/$/);
    await page.getByRole('button', { name: 'Leave without It' }).click();
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
  });

  test('is cancelled by a submit before the microphone was allowed', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    await fillShortest(page, prayer);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText('Waiting for the microphone').waitFor();

    await submitButton(page).click();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([{ audio_path: null }]);
  });

  for (const width of [390, 1280]) {
    test(`survives a second tap where Stop was, at a width of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Start recording' }).click();
      await page.getByText(/2:5[0-8]/).waitFor();
      await page.getByRole('button', { name: 'Stop recording' }).scrollIntoViewIfNeeded();
      const stop = await page.getByRole('button', { name: 'Stop recording' }).boundingBox();
      expect(stop).not.toBeNull();
      await page.getByRole('button', { name: 'Stop recording' }).dblclick();
      for (const name of ['Reset', 'Confirm']) {
        const other = await page.getByRole('button', { name }).boundingBox();
        expect(other).not.toBeNull();
        expect(overlap(stop, other), name).toBe(false);
      }

      // Stop left the mouse where it was.
      await page.mouse.down();
      await page.mouse.up();

      await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    });
  }
});

test.describe('a visitor', () => {
  test('fills in every field, records, and the request arrives', { tag: ['@quick', '@strict'] }, async () => {
    await fillShortest(page, prayer);
    await choose(page, 'What is it about?', 'Healing');
    await choose(page, 'What is it about?', 'Mental health');
    await choose(page, 'How urgent is it?', 'High');
    await choose(page, 'Gender (optional)', 'Female');
    await choose(page, 'Would you like someone to contact you?', 'Yes');
    await field(page, 'Phone number').fill('+1 202 555 0100');
    await field(page, 'Email address').fill('ruth@example.org');
    await choose(page, 'How do you prefer to be contacted?', 'Call');
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    await record(page);
    await page.getByText('High urgency · Healing, Mental health · No one else named').waitFor();
    await takeScreenshot(page, 'request-filled');

    await submitButton(page).click();

    await page.getByText('Prayer Request Submitted', { exact: true }).waitFor();
    await page.getByText('Your prayer request has been submitted successfully.').waitFor();
    await expectConfirmation(page);
    await expectAccessible(page);
    const [request, ...others] = await storedRequests(prayer);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      is_on_behalf: false,
      requester_display: 'Ruth Meyer',
      categories: ['healing', 'mental_health'],
      urgency_level: 'high',
      follow_up_requested: true,
      contact_preference: 'call',
      submission_type: 'prayer_team',
      share_on_belief_wall: true,
      status: 'new',
      archive_status: 'active',
      contact_info: {
        first_name: 'Ruth',
        last_name: 'Meyer',
        phone: '+1 202 555 0100',
        email: 'ruth@example.org',
        gender: 'female',
      },
    });
    const history = await testFirestore()
      .collection(historyPath(request?.id ?? ''))
      .get();
    expect(history.docs.map((event) => event.get('action'))).toEqual(['submitted']);
    expect(await storedPosts(prayer)).toMatchObject([
      { author_name: null, is_anonymous: true, prayer_count: 0 },
    ]);
    await expectRecordingOf(request?.id ?? '');
    expect(current.errors).toEqual([]);
  });

  test('requests prayer for someone else without giving a name', async () => {
    await choose(page, 'Who is this prayer for?', 'Someone else');
    await field(page, 'Prayer request').fill(prayer);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    await choose(page, 'Who may read it?', 'Confidential');
    await page.getByText('Have the people you name agreed?').waitFor({ state: 'detached' });
    await choose(page, 'Who may read it?', 'The prayer team');
    await page.getByText('Low urgency · No categories · One question left').waitFor();
    await page.getByRole('group', { name: 'Have the people you name agreed?' }).waitFor();
    await choose(page, 'Have the people you name agreed?', 'I haven’t asked them');
    await expectAccessible(page);
    await takeScreenshot(page, 'request-consent');

    await submitButton(page).click();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([
      {
        is_on_behalf: true,
        requester_display: 'Request on behalf of someone else',
        contact_info: null,
        audio_path: null,
        consent: { shared_with: 'prayer_team', on_belief_wall: true, named_people: 'not_asked' },
      },
    ]);
    expect(await storedPosts(prayer)).toMatchObject([{ is_approved: false, named_people: 'not_asked' }]);
  });

  test('submits a confidential request, which cannot be shared on the wall', async () => {
    await fillShortest(page, prayer);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    await choose(page, 'Who may read it?', 'Confidential');

    await page.getByText('Confidential submissions cannot be shared on the Belief Wall.').waitFor();
    const wall = page.getByRole('group', { name: 'Share on the Belief Wall?' });
    expect(await wall.getByRole('radio', { name: 'Yes' }).isDisabled()).toBe(true);
    await submitButton(page).click();

    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([
      { submission_type: 'confidential', share_on_belief_wall: false },
    ]);
    expect(await storedPosts(prayer)).toEqual([]);
  });

  test('changes their mind about an optional choice', async () => {
    await fillShortest(page, prayer);
    await choose(page, 'Gender (optional)', 'Female');
    await choose(page, 'Gender (optional)', 'Prefer not to say');

    await submitButton(page).click();

    await expectConfirmation(page);
    const [request] = await storedRequests(prayer);
    expect(request).not.toHaveProperty('contact_info.gender');
  });
});

async function expectRecordingOf(requestId: string): Promise<void> {
  const folder = `prayer-audio/${requestId}/`;
  const [files] = await testBucket().getFiles({ prefix: folder });
  expect(files.map((file) => file.name.slice(folder.length))).toEqual([
    expect.stringMatching(/^audio_[0-9]{13}\.wav$/),
  ]);
  const [bytes] = (await files[0]?.download()) ?? [];
  const facts = readWavHeader(bytes ?? new Uint8Array());
  expect(facts).toMatchObject({ sampleRateHz: 16_000, channels: 1, bitsPerSample: 16 });
  expect(facts?.durationSeconds).toBeGreaterThan(1);
  expect(facts?.durationSeconds).toBeLessThan(10);
}

test.describe('the form', () => {
  test('shows the text field and the recorder on the first screen of a phone', async () => {
    await page.setViewportSize(PHONE);

    await expect(field(page, 'Prayer request')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeInViewport({ ratio: 1 });
    await takeScreenshot(page, 'request');
  });

  test('accepts at most 500 characters, and can be filled in by keyboard, including collapsed fields', async () => {
    await field(page, 'Prayer request').pressSequentially('xxx');
    await page.getByText('3/500').waitFor();
    await field(page, 'Prayer request').fill('y'.repeat(501));
    await field(page, 'Prayer request').press('End');
    await field(page, 'Prayer request').pressSequentially('z');

    await page.getByText('500/500').waitFor();
    expect(await field(page, 'Prayer request').inputValue()).toBe('y'.repeat(500));

    await page.getByText('Low urgency · No categories').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');

    await page.getByText('Medium urgency · No categories').waitFor();
  });

  test('requires names, a text or a recording, a valid email address, and for a follow-up also a phone number, and focuses the first missing one', async () => {
    await submitButton(page).click();
    await page.getByText(t(REQUEST_FORM_MESSAGES.textOrRecording)).waitFor();
    expect(await page.getByText(t(REQUEST_FORM_MESSAGES.nameRequired)).count()).toBeGreaterThan(0);

    await fillShortest(page, prayer);
    await field(page, 'Email address').fill('ruth@');
    await submitButton(page).click();
    await page.getByText('Invalid email').waitFor();
    expect(await storedRequests(prayer)).toEqual([]);

    await field(page, 'Email address').fill('');
    await choose(page, 'Would you like someone to contact you?', 'Yes');
    await submitButton(page).click();
    await page.getByText(t(REQUEST_FORM_MESSAGES.phoneRequired)).waitFor();
    await page.getByText(t(REQUEST_FORM_MESSAGES.emailRequired)).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'phone');
    expect(await field(page, 'Phone number').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    expect(await storedRequests(prayer)).toEqual([]);
  });

  test('is accessible on a desktop and a phone in light and dark mode', async () => {
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectAccessibleDayAndNight(page);
    }
  });
});
