import { describe, expect, it } from 'vitest';
import {
  initialRecorderState,
  nextRecorderState,
  type RecorderEvent,
  type RecorderState,
} from './recorder-state.ts';

const recording = new Blob(['first'], { type: 'audio/wav' });
const other = new Blob(['second'], { type: 'audio/wav' });

const STATES: Record<RecorderState['name'], RecorderState> = {
  idle: { name: 'idle' },
  starting: { name: 'starting' },
  recording: { name: 'recording' },
  finishing: { name: 'finishing' },
  recorded: { name: 'recorded', recording, endedBy: 'stopped' },
  confirmed: { name: 'confirmed', recording },
};

const ENDED: RecorderEvent = { type: 'recordingEnded', recording, endedBy: 'limit' };

/** Every step that changes the state; each other pair of state and event must leave it alone. */
const STEPS: [from: RecorderState['name'], event: RecorderEvent, to: RecorderState][] = [
  ['idle', { type: 'recordPressed' }, { name: 'starting' }],
  ['starting', { type: 'recordingStarted' }, { name: 'recording' }],
  ['recording', { type: 'recordingEnding' }, { name: 'finishing' }],
  ['finishing', ENDED, { name: 'recorded', recording, endedBy: 'limit' }],
  ['starting', { type: 'recordingFailed' }, { name: 'idle' }],
  ['recording', { type: 'recordingFailed' }, { name: 'idle' }],
  ['finishing', { type: 'recordingFailed' }, { name: 'idle' }],
  ['recorded', { type: 'confirmPressed' }, { name: 'confirmed', recording }],
  ['starting', { type: 'resetPressed' }, { name: 'idle' }],
  ['recording', { type: 'resetPressed' }, { name: 'idle' }],
  ['finishing', { type: 'resetPressed' }, { name: 'idle' }],
  ['recorded', { type: 'resetPressed' }, { name: 'idle' }],
  ['confirmed', { type: 'resetPressed' }, { name: 'idle' }],
  ['idle', { type: 'confirmedChanged', recording: other }, { name: 'confirmed', recording: other }],
  ['confirmed', { type: 'confirmedChanged', recording: other }, { name: 'confirmed', recording: other }],
  ['confirmed', { type: 'confirmedChanged', recording: null }, { name: 'idle' }],
];

const EVENTS: RecorderEvent[] = [
  { type: 'recordPressed' },
  { type: 'recordingStarted' },
  { type: 'recordingEnding' },
  ENDED,
  { type: 'recordingFailed' },
  { type: 'confirmPressed' },
  { type: 'resetPressed' },
  { type: 'confirmedChanged', recording: other },
  { type: 'confirmedChanged', recording },
  { type: 'confirmedChanged', recording: null },
];

describe('nextRecorderState', () => {
  it.each(STEPS)('%s, on %o', (from, event, to) => {
    expect(nextRecorderState(STATES[from], event)).toEqual(to);
  });

  it('leaves the state as it is on every other event', () => {
    const steps = new Set(STEPS.map(([from, event]) => `${from} ${JSON.stringify(event)} ${key(event)}`));
    const ignored = Object.values(STATES).flatMap((state) =>
      EVENTS.filter((event) => !steps.has(`${state.name} ${JSON.stringify(event)} ${key(event)}`))
        .filter((event) => !(state.name === 'idle' && restores(event)))
        .map((event) => ({ state, event })),
    );
    expect(ignored.length).toBeGreaterThan(30);
    for (const { state, event } of ignored) {
      expect(nextRecorderState(state, event), `${state.name}, ${event.type}`).toEqual(state);
    }
  });
});

describe('initialRecorderState', () => {
  it('is idle without a recording', () => {
    expect(initialRecorderState(null)).toEqual({ name: 'idle' });
  });

  it('is confirmed with one that a draft restored', () => {
    expect(initialRecorderState(recording)).toEqual({ name: 'confirmed', recording });
  });
});
