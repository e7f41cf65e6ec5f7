import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { COLLECTIONS, historyPath } from '@prayer-community/domain/collections';
import { CONFIDENTIAL_NOT_SHARED } from '@prayer-community/domain/prayer-request-rules';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form-messages';
import { readWavHeader } from '@prayer-community/domain/wav-header';
import { testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { COLOR_SCHEMES } from '../support/color-scheme.ts';
import { photograph } from '../support/photograph.ts';
import { PHONE, type Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;
/** Words that no other test prays. */
let prayer: string;

test.beforeEach(async ({ visit }) => {
  prayer = `For my mother ${randomUUID()}`;
  current = await visit('/');
  page = current.page;
});

const field = (label: string) => page.getByRole('textbox', { name: label });
const submitButton = () => page.getByRole('button', { name: 'Submit Prayer Request' });

// The choice itself is drawn over by its label.
const choose = (question: string, choice: string) =>
  page.getByRole('group', { name: question }).getByText(choice, { exact: true }).click();

async function fillShortest(): Promise<void> {
  await field('Prayer request').fill(prayer);
  await field('First name').fill('Ruth');
  await field('Last name').fill('Meyer');
}

async function record(): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page
    .getByText(/0:0[2-9]|2:5[0-8]/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your audio recording has been confirmed.').waitFor();
}

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

/** Whether a finger on the one may press the other; a finger is 24 px wide here. */
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

async function expectConfirmation(): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/prayer-confirmation');
}

/** The stored requests with this test's prayer. */
async function storedRequests(text: string | null = prayer) {
  const found = await testFirestore()
    .collection(COLLECTIONS.prayerRequests)
    .where('prayer_text', '==', text)
    .get();
  return found.docs.map((document) => ({ id: document.id, ...document.data() }));
}

async function storedPosts() {
  const found = await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .where('content', '==', prayer)
    .get();
  return found.docs.map((document) => document.data());
}

test.describe('a recording that is stopped and not confirmed', () => {
  test('is asked about at the submit, and sent with it', async () => {
    await fillShortest();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText(/2:5[0-8]/).waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await submitButton().click();
    const question = page.getByRole('group', { name: /is not confirmed/ });
    await question.waitFor();
    expect(await storedRequests()).toEqual([]);
    await expectAccessible(page);
    await photograph(page, 'request-unconfirmed-recording');

    await page.getByRole('button', { name: 'Send with Recording' }).click();

    await expectConfirmation();
    expect(await storedRequests()).toMatchObject([{ audio_path: expect.stringMatching(/./) }]);
  });

  for (const width of [390, 1280]) {
    test(`outlives a second tap where Stop was, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Start recording' }).click();
      await page.getByText(/2:5[0-8]/).waitFor();
      await page.getByRole('button', { name: 'Stop recording' }).scrollIntoViewIfNeeded();
      const stop = await page.getByRole('button', { name: 'Stop recording' }).boundingBox();
      expect(stop).not.toBeNull();
      await page.getByRole('button', { name: 'Stop recording' }).click();
      const reset = await page.getByRole('button', { name: 'Reset' }).boundingBox();
      expect(reset).not.toBeNull();
      expect(overlap(stop, reset)).toBe(false);
    });
  }
});

test.describe('a visitor', () => {
  test('fills in everything, records, and is heard', { tag: '@quick' }, async () => {
    await fillShortest();
    await choose('What is it about?', 'Healing');
    await choose('What is it about?', 'Mental health');
    await choose('How urgent is it?', 'High');
    await choose('Gender (optional)', 'Female');
    await choose('Would you like someone to contact you?', 'Yes');
    await field('Phone number').fill('+1 202 555 0100');
    await field('Email address').fill('ruth@example.org');
    await choose('How do you prefer to be contacted?', 'Call');
    await choose('Share on the Belief Wall?', 'Yes');
    await record();

    await submitButton().click();

    await page.getByText('Your prayer request has been submitted successfully.').waitFor();
    await expectConfirmation();
    await expectAccessible(page);
    const [request, ...others] = await storedRequests();
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
      },
    });
    const history = await testFirestore()
      .collection(historyPath(request?.id ?? ''))
      .get();
    expect(history.docs.map((event) => event.get('action'))).toEqual(['submitted']);
    expect(await storedPosts()).toMatchObject([{ author_name: null, is_anonymous: true, prayer_count: 0 }]);
    await expectRecordingOf(request?.id ?? '');
    expect(current.errors).toEqual([]);
  });

  test('asks on behalf of someone without giving a name', async () => {
    await choose('Who is this prayer for?', 'Someone else');
    await field('Prayer request').fill(prayer);
    await choose('Share on the Belief Wall?', 'Yes');
    await choose('Have the people you name agreed?', 'I haven’t asked them');
    await expectAccessible(page);
    await photograph(page, 'request-consent');

    await submitButton().click();

    await expectConfirmation();
    expect(await storedRequests()).toMatchObject([
      {
        is_on_behalf: true,
        requester_display: 'Request on behalf of someone else',
        contact_info: null,
        audio_path: null,
        consent: { shared_with: 'prayer_team', on_belief_wall: true, named_people: 'not_asked' },
      },
    ]);
    expect(await storedPosts()).toMatchObject([{ is_approved: false, named_people: 'not_asked' }]);
  });

  test('asks in confidence, and the wall is out of reach', async () => {
    await fillShortest();
    await choose('Share on the Belief Wall?', 'Yes');
    await choose('Who may read it?', 'Confidential');

    await page.getByText(CONFIDENTIAL_NOT_SHARED).waitFor();
    const wall = page.getByRole('group', { name: 'Share on the Belief Wall?' });
    expect(await wall.getByRole('radio', { name: 'Yes' }).isDisabled()).toBe(true);
    await submitButton().click();

    await expectConfirmation();
    expect(await storedRequests()).toMatchObject([
      { submission_type: 'confidential', share_on_belief_wall: false },
    ]);
    expect(await storedPosts()).toEqual([]);
  });

  test('changes their mind about a choice that is optional', async () => {
    await fillShortest();
    await choose('Gender (optional)', 'Female');
    await choose('Gender (optional)', 'Prefer not to say');

    await submitButton().click();

    await expectConfirmation();
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

test.describe('whoever writes of harm', () => {
  const help = () => page.getByRole('complementary', { name: 'You don’t have to carry this alone' });

  test('is shown whom to call while they write, is kept from nothing, and is urgent', async () => {
    await fillShortest();
    expect(await help().count()).toBe(0);

    prayer = `Some days I don’t want to live. ${randomUUID()}`;
    await field('Prayer request').fill(prayer);

    await help().getByRole('link', { name: '911', exact: true }).waitFor();
    expect(await help().getByRole('link', { name: '988', exact: true }).getAttribute('href')).toBe('tel:988');
    await help().getByLabel('Country').selectOption('United Kingdom');
    await help().getByRole('link', { name: '116 123', exact: true }).waitFor();
    await expectAccessible(page);
    await photograph(page, 'help-lines');
    await submitButton().click();
    await expectConfirmation();
    expect(await storedRequests()).toMatchObject([
      { effective_urgency: 'high', signs_of_need: ['self_harm'] },
    ]);
    expect(current.errors).toEqual([]);
  });

  test('no longer sees it once the words are gone', async () => {
    await field('Prayer request').fill('He hits me');
    await help().waitFor();

    await field('Prayer request').fill('He is at home again');

    await help().waitFor({ state: 'detached' });
  });
});

test.describe('the form', () => {
  test('asks for the phone and the e-mail that a follow-up needs, and leads to the first', async () => {
    await fillShortest();
    await choose('Would you like someone to contact you?', 'Yes');

    await submitButton().click();

    await page.getByText(REQUEST_FORM_MESSAGES.phoneRequired).waitFor();
    await page.getByText(REQUEST_FORM_MESSAGES.emailRequired).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'phone');
    expect(await field('Phone number').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    expect(await storedRequests()).toEqual([]);
  });

  test('asks for names, and for a text or a recording', async () => {
    await submitButton().click();

    await page.getByText(REQUEST_FORM_MESSAGES.textOrRecording).waitFor();
    expect(await page.getByText(REQUEST_FORM_MESSAGES.nameRequired).count()).toBeGreaterThan(0);
  });

  test('refuses an address that is none', async () => {
    await fillShortest();
    await field('Email address').fill('ruth@');

    await submitButton().click();

    await page.getByText('Invalid email').waitFor();
    expect(await storedRequests()).toEqual([]);
  });

  test('takes 500 characters, not one more', async () => {
    await field('Prayer request').fill('');
    await field('Prayer request').pressSequentially(`${'x'.repeat(3)}`);
    await page.getByText('3/500').waitFor();
    await field('Prayer request').fill('y'.repeat(501));
    await field('Prayer request').press('End');
    await field('Prayer request').pressSequentially('z');

    await page.getByText('500/500').waitFor();
    expect(await field('Prayer request').inputValue()).toBe('y'.repeat(500));
  });

  for (const colorScheme of COLOR_SCHEMES) {
    test(`is accessible in ${colorScheme}, on a phone too`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Start recording' }).waitFor();
      await expectAccessible(page);

      await page.setViewportSize(PHONE);

      await expectAccessible(page);
    });
  }
});

test.describe('when something fails', () => {
  test('a refused microphone is said, and the text still goes', async ({ visit }) => {
    page = (await visit('/', { allowsMicrophone: false })).page;

    await page.getByRole('button', { name: 'Start recording' }).click();

    await page.getByText('Could not access microphone. Please check permissions.').waitFor();
    await fillShortest();
    await submitButton().click();
    await expectConfirmation();
  });

  test('a recording that cannot be uploaded leaves its text on the way', async () => {
    await page.route(/\/v0\/b\//, (route) => route.abort());
    await fillShortest();
    await record();
    await page.clock.install();

    const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/v0/b/'));
    await submitButton().click();
    await tried;
    // The web client tries an upload for 30 seconds.
    await page.clock.fastForward(31_000);

    await page
      .getByText('There was an error uploading your audio. The text portion will still be submitted.')
      .waitFor();
    await expectConfirmation();
    expect(await storedRequests()).toMatchObject([{ audio_path: null }]);
  });

  test('a lost answer, a reload and a retry make one request, and nothing typed is lost', async () => {
    await page.route(/submitPrayerRequest$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillShortest();
    await choose('What is it about?', 'Family');
    await submitButton().click();
    await page.getByText(/will be sent automatically/).waitFor();
    expect(await storedRequests()).toHaveLength(1);

    await page.reload();

    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, prayer);
    expect(await field('Last name').inputValue()).toBe('Meyer');
    expect(await page.getByRole('checkbox', { name: 'Family' }).isChecked()).toBe(true);
    // It goes by itself since the reload: at once, or when a connection is told of.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectConfirmation();
    expect(await storedRequests()).toHaveLength(1);
  });

  test('a refusal is told in the words of the server', async () => {
    await page.route(/submitPrayerRequest$/, (route) =>
      route.fulfill({
        status: 429,
        json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Please try again in an hour.' } },
      }),
    );
    await fillShortest();

    await submitButton().click();

    await page.getByText('Submission failed: Please try again in an hour.').waitFor();
    expect(await field('Prayer request').inputValue()).toBe(prayer);
  });

  test('a recording survives a reload', async () => {
    await record();
    await page.reload();

    await page.getByRole('button', { name: 'Play' }).waitFor();
  });
});

test.describe('a double click', () => {
  test('sends one request', { tag: '@quick' }, async () => {
    await fillShortest();

    await submitButton().dblclick();

    await expectConfirmation();
    expect(await storedRequests()).toHaveLength(1);
  });

  test('leaves no draft behind', async () => {
    await fillShortest();
    await submitButton().click();
    await expectConfirmation();

    await page.getByRole('link', { name: 'Submit Another Request' }).click();

    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
    expect(await field('Prayer request').inputValue()).toBe('');
  });
});
