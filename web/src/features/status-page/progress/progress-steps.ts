import {
  type RequesterStatus,
  STATUS_STEPS,
  type StatusStep,
} from '@prayer-community/domain/status-page/status-page';
import { type Message, message, t } from '@prayer-community/i18n/text';

export interface ProgressStep {
  name: StatusStep | 'withdrawn';
  title: string;
  text: string;
  place: 'behind' | 'here' | 'ahead';
  reachedAt: string | null;
}

interface StepTexts {
  title: Message;
  reached: Message;
  ahead?: Message;
  /** Once the request is closed, if `reached` is then no longer true. */
  closed?: Message;
}

const STEP_TEXTS: Record<StatusStep, StepTexts> = {
  received: {
    title: message('Received'),
    reached: message('We have received your request.'),
  },
  assigned: {
    title: message('Assigned @status-page'),
    reached: message('Someone on our team is caring for your request.'),
    ahead: message('Someone on our team will care for your request.'),
    closed: message('Someone on our team cared for your request.'),
  },
  prayed_for: {
    title: message('Prayed for'),
    reached: message('We prayed for your request.'),
    ahead: message('We’ll pray for your request.'),
  },
  closed: {
    title: message('Closed'),
    reached: message('We closed this request. You’re welcome to send another at any time.'),
    ahead: message('We’ll close your request when we’re finished. You can read it here until it’s deleted.'),
  },
};

/** Returns the completed, current and future steps of a request. A withdrawn request ends where it was withdrawn. */
export function progressSteps({ step, isWithdrawn, reachedAt }: RequesterStatus): ProgressStep[] {
  const here = STATUS_STEPS.indexOf(step);
  const steps = STATUS_STEPS.map((name, index): ProgressStep => {
    const { title, reached, ahead = reached, closed = reached } = STEP_TEXTS[name];
    const place = index < here ? 'behind' : index === here ? 'here' : 'ahead';
    return {
      name,
      title: t(title),
      text: t(place === 'ahead' ? ahead : step === 'closed' ? closed : reached),
      place,
      reachedAt: place === 'ahead' ? null : (reachedAt[name] ?? null),
    };
  });
  return isWithdrawn
    ? [
        ...steps.filter(({ name, reachedAt: at }) => name !== 'closed' && at !== null),
        withdrawn(reachedAt.closed),
      ]
    : steps;
}

function withdrawn(reachedAt: string | undefined): ProgressStep {
  return {
    name: 'withdrawn',
    title: t('Withdrawn'),
    text: t('You withdrew this request, so our team no longer works on it.'),
    place: 'here',
    reachedAt: reachedAt ?? null,
  };
}
