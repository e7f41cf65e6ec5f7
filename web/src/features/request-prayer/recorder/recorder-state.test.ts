import { describe, expect, it } from 'vitest';
import {
  initialRecorderState,
  nextRecorderState,
  type RecorderEvent,
  type RecorderState,
} from './recorder-state.ts';

const recording = new Blob(['first'], { type: 'audio/wav' });
const other = new Blob(['second'], { type: 'audio/wav' });

type StateName = RecorderState['name'];

const STATES: Record<StateName, RecorderState> = {
  idle: initialRecorderState(null),
  starting: { name: 'starting' },
  recording: { name: 'recording' },
  finishing: { name: 'finishing' },
  recorded: { name: 'recorded', recording, endedBy: 'stopped' },
  confirmed: { name: 'confirmed', recording },
};

const EVENTS = {
  record: { type: 'recordPressed' },
  started: { type: 'recordingStarted' },
  ending: { type: 'recordingEnding' },
  ended: { type: 'recordingEnded', recording, endedBy: 'limit' },
  failed: { type: 'recordingFailed' },
  confirm: { type: 'confirmPressed' },
  reset: { type: 'resetPressed' },
  'the same restored': { type: 'confirmedChanged', recording },
  'another restored': { type: 'confirmedChanged', recording: other },
  cleared: { type: 'confirmedChanged', recording: null },
} satisfies Record<string, RecorderEvent>;

type EventName = keyof typeof EVENTS;

/** Every step that changes the state; each other pair of state and event must leave it alone. */
const STEPS: [from: StateName, on: EventName, to: RecorderState][] = [
  ['idle', 'record', { name: 'starting' }],
  ['starting', 'started', { name: 'recording' }],
  ['recording', 'ending', { name: 'finishing' }],
  ['finishing', 'ended', { name: 'recorded', recording, endedBy: 'limit' }],
  ['starting', 'failed', { name: 'idle' }],
  ['recording', 'failed', { name: 'idle' }],
  ['finishing', 'failed', { name: 'idle' }],
  ['recorded', 'confirm', { name: 'confirmed', recording }],
  ['starting', 'reset', { name: 'idle' }],
  ['recording', 'reset', { name: 'idle' }],
  ['finishing', 'reset', { name: 'idle' }],
  ['recorded', 'reset', { name: 'idle' }],
  ['confirmed', 'reset', { name: 'idle' }],
  ['idle', 'the same restored', { name: 'confirmed', recording }],
  ['idle', 'another restored', { name: 'confirmed', recording: other }],
  ['confirmed', 'another restored', { name: 'confirmed', recording: other }],
  ['confirmed', 'cleared', { name: 'idle' }],
];

const IGNORED = Object.values(STATES).flatMap((state) =>
  Object.entries(EVENTS)
    .filter(([on]) => !STEPS.some(([from, event]) => from === state.name && event === on))
    .map(([on, event]) => ({ state, on, event })),
);

describe('nextRecorderState', () => {
  it.each(STEPS)('%s, on %s', (from, on, to) => {
    expect(nextRecorderState(STATES[from], EVENTS[on])).toEqual(to);
  });

  it.each(IGNORED)('$state.name stays, on $on', ({ state, event }) => {
    expect(nextRecorderState(state, event)).toBe(state);
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
