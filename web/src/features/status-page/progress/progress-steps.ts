import {
  type RequesterStatus,
  STATUS_STEPS,
  type StatusStep,
} from '@prayer-community/domain/status-page/status-page';
import { text } from '@prayer-community/domain/texts/text';

/** A step as its requester reads it. */
export interface ProgressStep {
  name: StatusStep | 'withdrawn';
  title: string;
  text: string;
  place: 'behind' | 'here' | 'ahead';
  reachedAt: string | null;
}

const WORDS: Record<StatusStep, { title: string; reached: string; ahead: string }> = {
  received: {
    title: text('Received'),
    reached: text('Your request has reached our prayer team.'),
    ahead: '',
  },
  assigned: {
    title: text('Assigned @status-page'),
    reached: text('Someone on our team is caring for your request.'),
    ahead: text('Someone on our team will care for your request.'),
  },
  prayed_for: {
    title: text('Prayed for'),
    reached: text('We prayed for your request.'),
    ahead: text('We’ll pray for your request.'),
  },
  closed: {
    title: text('Closed'),
    reached: text('We closed this request. You’re welcome to send another at any time.'),
    ahead: text('We’ll close your request when we’re finished. You can still read it here.'),
  },
};

/** The steps of a request: those behind it, where it is, and what is ahead. A withdrawn one ends where it was withdrawn. */
export function progressSteps({ step, isWithdrawn, reachedAt }: RequesterStatus): ProgressStep[] {
  const here = STATUS_STEPS.indexOf(step);
  const steps = STATUS_STEPS.map((name, index): ProgressStep => {
    const { title, reached, ahead } = WORDS[name];
    const place = index < here ? 'behind' : index === here ? 'here' : 'ahead';
    return {
      name,
      title,
      text: place === 'ahead' ? ahead : reached,
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
    title: text('Withdrawn'),
    text: text('You withdrew this request, and our team has stopped.'),
    place: 'here',
    reachedAt: reachedAt ?? null,
  };
}
