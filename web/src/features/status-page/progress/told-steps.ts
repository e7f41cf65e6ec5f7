import { type RequesterStatus, STATUS_STEPS, type StatusStep } from '@prayer-community/domain/status-page';

/** A step as its requester reads it. */
export interface ToldStep {
  name: StatusStep | 'withdrawn';
  title: string;
  text: string;
  place: 'behind' | 'here' | 'ahead';
  reachedAt: string | null;
}

const WORDS: Record<StatusStep, { title: string; reached: string; ahead: string }> = {
  received: {
    title: 'Received',
    reached: 'Your request has reached our prayer team.',
    ahead: '',
  },
  assigned: {
    title: 'In good hands',
    reached: 'Someone on our team has taken your request to heart.',
    ahead: 'Someone on our team will take your request to heart.',
  },
  prayed_for: {
    title: 'Prayed for',
    reached: 'We have prayed for what you brought to us.',
    ahead: 'We will pray for what you brought to us.',
  },
  closed: {
    title: 'Closed',
    reached: 'We have closed this request. You are welcome to send us another at any time.',
    ahead: 'When all is done we close your request, and you can still read it here.',
  },
};

/** The steps of a request: those behind it, where it is, and what is ahead. A withdrawn one ends where it was withdrawn. */
export function toldSteps({ step, isWithdrawn, reachedAt }: RequesterStatus): ToldStep[] {
  const here = STATUS_STEPS.indexOf(step);
  const steps = STATUS_STEPS.map((name, index): ToldStep => {
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

function withdrawn(reachedAt: string | undefined): ToldStep {
  return {
    name: 'withdrawn',
    title: 'Withdrawn',
    text: 'You have withdrawn this request, and our team has stopped.',
    place: 'here',
    reachedAt: reachedAt ?? null,
  };
}
