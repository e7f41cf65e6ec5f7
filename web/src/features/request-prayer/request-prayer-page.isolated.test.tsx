import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { areMovesHeld } from '../../ui/history-moves.ts';
import { showIdentity } from '../../ui/identity/identity.ts';
import { isDraftQueued, removeDraftText, writeDraft } from './draft/draft-storage.ts';
import { newDraft } from './draft/request-draft.ts';
import { queueState } from './offline-queue/queue-state.ts';
import { sendQueuedRequest } from './offline-queue/send-queued-request.ts';

vi.mock('../../firebase/settings/read-settings.ts', () => ({
  readSettings: async () => ({ in_spanish: true, sends_later: true }),
}));

const DRAFT_KEY = 'prayer-community.request-draft';
const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

const field = (name: string) => screen.findByRole('textbox', { name });

async function fillShortest(visitor: UserEvent): Promise<void> {
  await visitor.type(await field('Prayer request'), 'For my mother.');
  await visitor.type(await field('First name'), 'Ruth');
  await visitor.type(await field('Last name'), 'Meyer');
}

const submit = (visitor: UserEvent) =>
  visitor.click(screen.getByRole('button', { name: 'Submit Prayer Request' }));

beforeEach(() => {
  // jsdom has no IndexedDB and no audio, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A queue that still watched for a connection would send what the next test queues. It ends when nothing is queued. */
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await sendQueuedRequest();
});

describe('the required markers', () => {
  it('are on the names unless the request is on behalf of someone else', async () => {
    const visitor = await openScreen('/');
    expect(await field('First name')).toBeRequired();
    expect(await field('Last name')).toBeRequired();

    await visitor.click(screen.getByRole('radio', { name: 'Someone else' }));

    expect(await field('First name')).not.toBeRequired();
    expect(await field('Last name')).not.toBeRequired();
  });

  it('are on phone and email when a follow-up is wanted', async () => {
    const visitor = await openScreen('/');
    expect(await field('Phone number')).not.toBeRequired();
    const question = screen.getByRole('group', { name: 'Would you like someone to contact you?' });

    await visitor.click(question.querySelector('[value="yes"]') ?? question);

    expect(await field('Phone number')).toBeRequired();
    expect(await field('Email address')).toBeRequired();
  });
});

describe('the function’s answer', () => {
  it.each([
    {
      what: 'a refusal with its reason',
      answer: { result: { success: false, error: 'We are closed today.' } },
      says: 'We are closed today.',
    },
    {
      what: 'a refusal without one',
      answer: { result: { success: false } },
      says: 'Submission failed',
    },
    {
      what: 'an error, without the status that the SDK appends',
      answer: { error: { status: 'INVALID_ARGUMENT', message: 'The recording could not be read.' } },
      says: 'Submission failed: The recording could not be read.',
    },
    { what: 'nonsense', answer: { result: 'thanks' }, says: 'An unexpected error occurred.' },
  ])('shows a toast if it is $what, and the form keeps everything', async ({ answer, says }) => {
    answerCalls(answer);
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);

    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getByText('Submission Failed')).toBeInTheDocument();
    expect(await field('Prayer request')).toHaveValue('For my mother.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request Prayer');
  });

  it('finds the focus on the button, also if Enter in a field sent the request', async () => {
    answerCalls({ result: { success: false, error: 'We are closed today.' } });
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await visitor.type(await field('Last name'), '{Enter}');

    await screen.findByText('We are closed today.');
    expect(screen.getByRole('button', { name: 'Submit Prayer Request' })).toHaveFocus();
  });

  it('is replaced by a calm status if it never arrives and the request waits for a connection', async () => {
    answerCalls(null);
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);

    const status = await screen.findByText(/will be sent automatically/);
    expect(status.closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByText('Submission Failed')).toBeNull();
  });

  it('is replaced by a toast if it never arrives and leadership turned off sending later', async () => {
    answerCalls(null);
    showIdentity({ sends_later: false });
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);

    expect(await screen.findByText(/We couldn’t reach our server/)).toBeInTheDocument();
    expect(screen.queryByText(/will be sent automatically/)).toBeNull();
    expect(await field('Prayer request')).toHaveValue('For my mother.');
  });

  it('is replaced by a toast if it never arrives and nothing can be stored', async () => {
    answerCalls(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);

    expect(
      await screen.findByText(
        'Submission failed: We couldn’t reach our server. Please check your connection and try again.',
      ),
    ).toBeInTheDocument();
    vi.mocked(Storage.prototype.setItem).mockRestore();
  });

  it('is requested again with the same submission ID if it was lost', async () => {
    const sent = answerCalls(null, TAKEN);
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);
    await screen.findByText(/will be sent automatically/);
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('is requested with a new submission ID if the request was changed after it was lost, even across a reload', async () => {
    const sent = answerCalls(null, null, TAKEN);
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await submit(visitor);
    await screen.findByText(/will be sent automatically/);

    await visitor.type(await field('Prayer request'), ' And my father.');
    await submit(visitor);
    await screen.findByText(/will be sent automatically/);
    cleanup();
    const later = await openScreen('/');
    await later.type(await field('Prayer request'), ' And us.');
    await submit(later);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent).toMatchObject([
      { prayerData: { prayer_text: 'For my mother.' } },
      { prayerData: { prayer_text: 'For my mother. And my father.' } },
      { prayerData: { prayer_text: 'For my mother. And my father. And us.' } },
    ]);
    expect(new Set(sent.map((input) => Object(input).submissionId)).size).toBe(3);
    expect(new Set(sent.map((input) => Object(input).statusKey)).size).toBe(3);
  });
});

describe('the private link', () => {
  const linkTo = (statusKey: string) => `${location.origin}/status#${statusKey}`;

  it('is shown after a request was sent and can be copied and opened', async () => {
    const sent = answerCalls({ result: { ...TAKEN.result, hasStatusPage: true } });
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await submit(visitor);

    const panel = await screen.findByRole('region', { name: 'Follow your request' });
    const [statusKey] = sent.map((input) => Object(input).statusKey);
    expect(panel).toHaveTextContent(linkTo(statusKey));
    expect(panel).not.toHaveTextContent('emailed');
    expect(screen.getByRole('link', { name: 'Open Your Page' })).toHaveAttribute(
      'href',
      `/status#${statusKey}`,
    );

    await visitor.click(screen.getByRole('button', { name: 'Copy Link' }));

    expect(await navigator.clipboard.readText()).toBe(linkTo(statusKey));
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
  });

  it('is also announced as emailed if an address was given', async () => {
    answerCalls({ result: { ...TAKEN.result, hasStatusPage: true } });
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await visitor.type(await field('Email address'), 'ruth@example.org');
    await submit(visitor);

    expect(await screen.findByText(/We’ve also emailed it to you/)).toBeVisible();
  });

  it('is not shown if there is no status page', async () => {
    answerCalls(TAKEN);
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(screen.queryByRole('region', { name: 'Follow your request' })).toBeNull();
  });
});

describe('a request on its way', () => {
  const SUBMITTED = 'Your prayer request has been submitted successfully.';
  const WITH_STATUS_PAGE = { result: { ...TAKEN.result, hasStatusPage: true } };

  /** Holds the first call back until it is let through. */
  function holdFirstCall(): () => void {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const answer = globalThis.fetch;
    let isFirst = true;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (isFirst) {
        isFirst = false;
        await held;
      }
      return answer(...call);
    });
    return () => letThrough();
  }

  async function openTab(name: string): Promise<void> {
    const [link = document.body] = screen.getAllByRole('link', { name });
    // Awaited, as in `openScreen`.
    await act(async () => link.click());
    await screen.findByRole('heading', { level: 1, name });
  }

  /** Submits a request whose answer is held back, and leaves the form. */
  async function submitAndLeave(): Promise<{ visitor: UserEvent; letThrough: () => void }> {
    const letThrough = holdFirstCall();
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await submit(visitor);
    await screen.findByText('Sending your prayer request…');
    await openTab('Belief Wall');
    return { visitor, letThrough };
  }

  it('cannot be cleared', async () => {
    answerCalls(TAKEN);
    const letThrough = holdFirstCall();
    const draft = newDraft();
    writeDraft({ ...draft, values: { ...draft.values, urgencyLevel: 'high' } });
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    const clear = screen.getByRole('button', { name: 'Clear form' });
    await submit(visitor);
    await screen.findByText('Sending your prayer request…');

    await visitor.click(clear);

    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(await field('Prayer request')).toHaveValue('For my mother.');
    expect(localStorage.getItem(DRAFT_KEY)).toContain('For my mother.');
    letThrough();
    await screen.findByRole('heading', { name: 'Prayer request submitted' });
  });

  it('shows a toast with the private link on the screen that its writer opened meanwhile', async () => {
    answerCalls(WITH_STATUS_PAGE);
    const { letThrough } = await submitAndLeave();

    letThrough();

    await findToast(SUBMITTED);
    expect(screen.getByRole('button', { name: 'Follow Your Request' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Belief Wall');
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('makes way for a new form if its writer has opened the form again', async () => {
    answerCalls(WITH_STATUS_PAGE);
    const { letThrough } = await submitAndLeave();
    await openTab('Request Prayer');
    expect(await field('Prayer request')).toHaveValue('For my mother.');

    letThrough();

    await findToast(SUBMITTED);
    await waitFor(async () => expect(await field('Prayer request')).toHaveValue(''));
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('leaves the draft alone that its writer edited meanwhile', async () => {
    const sent = answerCalls(WITH_STATUS_PAGE);
    const { visitor, letThrough } = await submitAndLeave();
    await openTab('Request Prayer');
    await visitor.type(await field('Prayer request'), ' And my father.');

    letThrough();

    await findToast(SUBMITTED);
    expect(await field('Prayer request')).toHaveValue('For my mother. And my father.');
    expect(localStorage.getItem(DRAFT_KEY)).toContain('For my mother. And my father.');
    await submit(visitor);
    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(new Set(sent.map((input) => Object(input).submissionId)).size).toBe(2);
  });

  it('shows a toast if it is queued on the screen that its writer opened meanwhile', async () => {
    answerCalls(null);
    const { letThrough } = await submitAndLeave();

    letThrough();

    await findToast(/will be sent automatically/);
    expect(isDraftQueued()).toBe(true);
    expect(screen.queryByText('Submission Failed')).toBeNull();
  });

  describe('queued after its form was left', () => {
    async function queueFromLeftForm(): Promise<{ visitor: UserEvent; sent: unknown[] }> {
      const sent = answerCalls(null);
      const { visitor, letThrough } = await submitAndLeave();
      await openTab('Request Prayer');
      letThrough();
      await findToast(/will be sent automatically/);
      return { visitor, sent };
    }

    it('is replaced by a change in the form that was opened since', async () => {
      const { visitor } = await queueFromLeftForm();

      await visitor.type(await field('Prayer request'), ' And my father.');

      expect(localStorage.getItem(DRAFT_KEY)).toContain('For my mother. And my father.');
      expect(isDraftQueued()).toBe(false);
    });

    it('is queued again by a submit in the form that was opened since', async () => {
      const { visitor } = await queueFromLeftForm();

      await submit(visitor);

      await screen.findByText(/will be sent automatically/, { selector: 'form p' });
      expect(isDraftQueued()).toBe(true);
    });
  });

  it('is not queued over the draft that its writer edited meanwhile', async () => {
    answerCalls(null);
    const { visitor, letThrough } = await submitAndLeave();
    await openTab('Request Prayer');
    await visitor.type(await field('Prayer request'), ' And my father.');

    letThrough();

    await findToast(/We couldn’t reach our server/);
    expect(localStorage.getItem(DRAFT_KEY)).toContain('For my mother. And my father.');
    expect(isDraftQueued()).toBe(false);
  });
});

describe('a queued request', () => {
  async function submitOffline(): Promise<{ visitor: UserEvent; sent: unknown[] }> {
    const sent = answerCalls(null);
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    await submit(visitor);
    await screen.findByText(/will be sent automatically/);
    return { visitor, sent };
  }

  it.each(['Don’t send automatically', 'Submit Prayer Request'])(
    'ignores a press on “%s” while it is being sent, and leaves the form usable after a failed attempt',
    async (button) => {
      const { visitor, sent } = await submitOffline();
      act(() => queueState.set('sending'));
      // The queue itself may have tried again since.
      const attempts = sent.length;

      await visitor.click(screen.getByRole('button', { name: button }));

      expect(sent).toHaveLength(attempts);
      expect(isDraftQueued()).toBe(true);
      act(() => queueState.set('waiting'));
      expect(screen.getByText(/will be sent automatically/)).toBeVisible();
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'false');
    },
  );

  it('leaves the draft alone that another tab has made of it', async () => {
    await submitOffline();
    const draft = newDraft();
    writeDraft({ ...draft, values: { ...draft.values, prayerText: 'For my father.' } });
    const theirs = localStorage.getItem(DRAFT_KEY);

    await act(sendQueuedRequest);

    await findToast('It was sent, changed or cleared in another tab.');
    expect(screen.queryByText(/will be sent automatically/)).toBeNull();
    expect(await field('Prayer request')).toHaveValue('For my mother.');
    expect(localStorage.getItem(DRAFT_KEY)).toBe(theirs);
  });
});

describe('a request that another tab has queued', () => {
  const THEIRS = 'For my father.';

  /** Opens the form before the other tab queues: a form that loads later opens with what is queued. */
  async function openForm(): Promise<UserEvent> {
    const visitor = await openScreen('/');
    await field('First name');
    return visitor;
  }

  /** Queues a request as another tab does, which shares only the storage. */
  function queueElsewhere(draft = newDraft()): string | null {
    writeDraft({ ...draft, values: { ...draft.values, prayerText: THEIRS }, isTried: true, isWaiting: true });
    return localStorage.getItem(DRAFT_KEY);
  }

  it('is not replaced by a new form before this tab has said that it is gone', async () => {
    answerCalls(null);
    const draft = newDraft();
    const values = { ...draft.values, firstName: 'Ruth', lastName: 'Meyer' };
    const queued = queueElsewhere({ ...draft, values }) ?? '';
    await openScreen('/');
    await screen.findByText(/will be sent automatically|couldn’t send it yet/);
    expect(await field('Prayer request')).toHaveValue(THEIRS);
    removeDraftText();
    const removal = { key: DRAFT_KEY, oldValue: queued, newValue: null };
    act(() => void window.dispatchEvent(new StorageEvent('storage', removal)));

    expect(await field('Prayer request')).toHaveValue(THEIRS);
  });

  it('is neither overwritten by this tab’s text nor removed when that is sent', async () => {
    const sent = answerCalls(null, TAKEN);
    const visitor = await openForm();
    const queued = queueElsewhere();

    await fillShortest(visitor);
    expect(localStorage.getItem(DRAFT_KEY)).toBe(queued);
    await submit(visitor);
    await findToast(/We couldn’t reach our server/);
    expect(localStorage.getItem(DRAFT_KEY)).toBe(queued);
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent.at(-1)).toMatchObject({ prayerData: { prayer_text: 'For my mother.' } });
    expect(localStorage.getItem(DRAFT_KEY)).toBe(queued);
  });

  it('is another request than the same draft once that is changed here', async () => {
    const sent = answerCalls(TAKEN);
    const draft = newDraft();
    writeDraft(draft);
    const visitor = await openForm();
    const queued = queueElsewhere(draft);

    await fillShortest(visitor);
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(Object(sent[0]).submissionId).not.toBe(draft.submissionId);
    expect(localStorage.getItem(DRAFT_KEY)).toBe(queued);
  });

  it('is not cleared with the form of this tab', async () => {
    answerCalls(null);
    writeDraft(newDraft());
    const visitor = await openForm();
    const draft = newDraft();
    const queued = queueElsewhere({
      ...draft,
      values: { ...draft.values, firstName: 'Ruth', lastName: 'Meyer' },
    });

    await clearForm(visitor);

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Everything' })).toBeNull());
    expect(localStorage.getItem(DRAFT_KEY)).toBe(queued);
  });

  it('leaves the submission of this tab as it is once it is sent', async () => {
    const sent = answerCalls(null, TAKEN);
    const visitor = await openForm();
    await fillShortest(visitor);
    const oldValue = queueElsewhere();
    await submit(visitor);
    await findToast(/We couldn’t reach our server/);

    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, oldValue, newValue: null }));
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(new Set(sent.map((input) => Object(input).submissionId)).size).toBe(1);
  });

  it('makes room for this tab’s text once it is sent', async () => {
    const visitor = await openForm();
    const oldValue = queueElsewhere();
    await visitor.type(await field('First name'), 'Ruth');
    localStorage.removeItem(DRAFT_KEY);

    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, oldValue, newValue: null }));

    expect(localStorage.getItem(DRAFT_KEY)).toContain('Ruth');
  });

  it('leaves no draft of an empty form once it is sent', async () => {
    await openForm();
    const oldValue = queueElsewhere();
    localStorage.removeItem(DRAFT_KEY);

    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, oldValue, newValue: null }));

    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('no longer prevents saving once it is sent', async () => {
    const visitor = await openForm();
    queueElsewhere();
    await visitor.type(await field('First name'), 'Ruth');
    localStorage.removeItem(DRAFT_KEY);

    await visitor.type(await field('Last name'), 'Meyer');

    expect(localStorage.getItem(DRAFT_KEY)).toContain('Ruth');
  });
});

describe('the honeypot field', () => {
  it('is hidden from assistive technology and the keyboard, and is sent if a program fills it in', async () => {
    const sent = answerCalls(TAKEN);
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');

    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    trap?.setAttribute('value', 'https://spam.example');
    await submit(visitor);

    await waitFor(() => expect(sent).toMatchObject([{ website: 'https://spam.example' }]));
  });
});

async function clearForm(visitor: UserEvent): Promise<void> {
  await visitor.click(await screen.findByRole('button', { name: 'Clear form' }));
  await visitor.click(screen.getByRole('button', { name: 'Clear Everything' }));
}

describe('a draft', () => {
  it('stays if its writer keeps it when asked', async () => {
    const draft = newDraft();
    writeDraft({ ...draft, values: { ...draft.values, firstName: 'Ruth' } });
    const visitor = await openScreen('/');

    await visitor.dblClick(await screen.findByRole('button', { name: 'Clear form' }));
    await visitor.click(screen.getByRole('button', { name: 'Keep It' }));

    expect(screen.getByRole('button', { name: 'Clear form' })).toHaveFocus();
    expect(await field('First name')).toHaveValue('Ruth');
    expect(localStorage.getItem(DRAFT_KEY)).toContain('Ruth');
  });

  it('is restored, and Clear form deletes it', async () => {
    const draft = newDraft();
    writeDraft({ ...draft, values: { ...draft.values, firstName: 'Ruth', urgencyLevel: 'high' } });
    const visitor = await openScreen('/');
    expect(await field('First name')).toHaveValue('Ruth');
    expect(screen.getByRole('radio', { name: 'High' })).toBeChecked();

    await clearForm(visitor);

    await waitFor(async () => expect(await field('First name')).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Prayer request' })).toHaveFocus();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it.each([
    { what: 'cannot be read', stored: '{"submissionId":' },
    { what: 'another program wrote', stored: '[1,2,3]' },
    {
      what: 'is older than three days',
      stored: JSON.stringify({ ...newDraft(), savedAtMs: Date.now() - 73 * 60 * 60 * 1000 }),
    },
  ])('that $what opens as a new form', async ({ stored }) => {
    localStorage.setItem(DRAFT_KEY, stored);
    await openScreen('/');

    expect(await field('First name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('is restored as far as it can be read', async () => {
    const { submissionId } = newDraft();
    const values = { firstName: 'Ruth', prayerText: 'x'.repeat(501), urgencyLevel: 'now', lastName: 7 };
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ submissionId, savedAtMs: Date.now(), values }));
    await openScreen('/');

    expect(await field('First name')).toHaveValue('Ruth');
    expect(await field('Last name')).toHaveValue('');
    expect(await field('Prayer request')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Low' })).toBeChecked();
  });

  it.each([
    {
      what: 'is sent under the same ID, to be stored once',
      sentElsewhere: 'For my mother.',
      typed: '{Shift}',
      isSame: true,
    },
    {
      what: 'is a new request once it is changed',
      sentElsewhere: 'For my mother.',
      typed: ' And father.',
      isSame: false,
    },
    {
      what: 'is a new request if its text differs',
      sentElsewhere: 'For my father.',
      typed: '{Shift}',
      isSame: false,
    },
  ])('that another tab has sent $what', async ({ sentElsewhere, typed, isSame }) => {
    const sent = answerCalls(TAKEN);
    const draft = newDraft();
    writeDraft(draft);
    const visitor = await openScreen('/');
    await fillShortest(visitor);
    const oldValue = localStorage.getItem(DRAFT_KEY)?.replace('For my mother.', sentElsewhere) ?? null;
    localStorage.removeItem(DRAFT_KEY);

    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, oldValue, newValue: null }));
    await visitor.type(await field('Prayer request'), typed);
    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent).toHaveLength(1);
    expect(Object(sent[0]).submissionId === draft.submissionId).toBe(isSame);
  });

  it('that cannot be stored is not lost to a change of the language without a question', async () => {
    showIdentity({ in_spanish: true });
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = await openScreen('/');
    await visitor.type(await field('Prayer request'), 'For my mother.');

    await visitor.click(screen.getByRole('button', { name: 'Español' }));

    await screen.findByText('Anything you haven’t sent will be lost.');
    await visitor.click(await screen.findByRole('button', { name: 'Cancel' }));
    setItem.mockRestore();
    await visitor.type(await field('First name'), 'Ruth');
    expect(document.querySelector('form[data-unsaved]')).toBeNull();
  });

  it('that cannot be stored is not lost to a link without a question', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = await openScreen('/');
    await visitor.type(await field('Prayer request'), 'For my mother.');
    const question = 'Your request is not saved on this device. Leave without it?';
    expect(screen.queryByRole('group', { name: question })).toBeNull();
    await waitFor(() => expect(areMovesHeld()).toBe(true));

    await visitor.click(screen.getByRole('link', { name: 'Belief Wall' }));
    expect(await screen.findByRole('group', { name: question })).toHaveFocus();
    await visitor.click(screen.getByRole('button', { name: 'Stay Here' }));
    expect(await field('Prayer request')).toHaveFocus();
    expect(await field('Prayer request')).toHaveValue('For my mother.');

    await visitor.click(screen.getByRole('link', { name: 'Belief Wall' }));
    await visitor.click(await screen.findByRole('button', { name: 'Leave without It' }));
    await screen.findByRole('heading', { level: 1, name: 'Belief Wall' });
  });

  it('is not stored if the browser denies storage, and the form still sends', async () => {
    const sent = answerCalls(TAKEN);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = await openScreen('/');
    await fillShortest(visitor);

    await submit(visitor);

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
