import { describe, expect, it } from 'vitest';
import {
  initialRecorderState,
  nextRecorderState,
  type RecorderEvent,
  type RecorderState,
} from './recorder-state.ts';

const recording = new Blob(['first'], { type: 'audio/wav' });
const other = new Blob(['second'], { type: 'audio/wav' });

const STATES = {
  idle: initialRecorderState(null, null),
  'idle, cleared': { name: 'idle', cleared: { recording, wasConfirmed: false } },
  'idle, cleared of a confirmed one': { name: 'idle', cleared: { recording, wasConfirmed: true } },
  starting: { name: 'starting', cleared: null },
  'starting, cleared': { name: 'starting', cleared: { recording, wasConfirmed: false } },
  'starting, cleared of a confirmed one': { name: 'starting', cleared: { recording, wasConfirmed: true } },
  recording: { name: 'recording' },
  finishing: { name: 'finishing' },
  recorded: { name: 'recorded', recording, endedBy: 'stopped' },
  confirmed: { name: 'confirmed', recording },
} satisfies Record<string, RecorderState>;

type StateName = keyof typeof STATES;

const IDLE: RecorderState = { name: 'idle', cleared: null };

const EVENTS = {
  record: { type: 'recordPressed' },
  started: { type: 'recordingStarted' },
  ending: { type: 'recordingEnding' },
  ended: { type: 'recordingEnded', recording, endedBy: 'limit' },
  failed: { type: 'recordingFailed' },
  confirm: { type: 'confirmPressed' },
  reset: { type: 'resetPressed' },
  undo: { type: 'undoPressed' },
  'the same restored': { type: 'confirmedChanged', recording },
  'another restored': { type: 'confirmedChanged', recording: other },
  cleared: { type: 'confirmedChanged', recording: null },
} satisfies Record<string, RecorderEvent>;

type EventName = keyof typeof EVENTS;

/** All transitions that change the state. Every other pair of state and event must leave it unchanged. */
const STEPS: [from: StateName, on: EventName, to: RecorderState][] = [
  ['idle', 'record', STATES.starting],
  ['starting', 'started', { name: 'recording' }],
  ['recording', 'ending', { name: 'finishing' }],
  ['finishing', 'ended', { name: 'recorded', recording, endedBy: 'limit' }],
  ['starting', 'failed', IDLE],
  ['starting, cleared', 'started', { name: 'recording' }],
  ['starting, cleared', 'failed', STATES['idle, cleared']],
  ['starting, cleared', 'reset', IDLE],
  ['starting, cleared of a confirmed one', 'started', { name: 'recording' }],
  ['starting, cleared of a confirmed one', 'failed', STATES['idle, cleared of a confirmed one']],
  ['starting, cleared of a confirmed one', 'reset', IDLE],
  ['recording', 'failed', IDLE],
  ['finishing', 'failed', IDLE],
  ['recorded', 'the same restored', { name: 'confirmed', recording }],
  ['recorded', 'confirm', { name: 'confirmed', recording }],
  ['starting', 'reset', IDLE],
  ['recording', 'reset', IDLE],
  ['finishing', 'reset', IDLE],
  ['recorded', 'reset', STATES['idle, cleared']],
  ['confirmed', 'reset', STATES['idle, cleared of a confirmed one']],
  ['idle, cleared', 'undo', STATES.recorded],
  ['idle, cleared of a confirmed one', 'undo', STATES.confirmed],
  ['idle, cleared', 'record', STATES['starting, cleared']],
  ['idle, cleared of a confirmed one', 'record', STATES['starting, cleared of a confirmed one']],
  ['idle, cleared', 'the same restored', { name: 'confirmed', recording }],
  ['idle, cleared', 'another restored', { name: 'confirmed', recording: other }],
  ['idle, cleared of a confirmed one', 'the same restored', { name: 'confirmed', recording }],
  ['idle, cleared of a confirmed one', 'another restored', { name: 'confirmed', recording: other }],
  ['idle', 'the same restored', { name: 'confirmed', recording }],
  ['idle', 'another restored', { name: 'confirmed', recording: other }],
  ['confirmed', 'another restored', { name: 'confirmed', recording: other }],
  ['confirmed', 'cleared', IDLE],
];

const IGNORED = Object.entries(STATES).flatMap(([name, state]) =>
  Object.entries(EVENTS)
    .filter(([on]) => !STEPS.some(([from, event]) => from === name && event === on))
    .map(([on, event]) => ({ name, state, on, event })),
);

describe('nextRecorderState', () => {
  it.each(STEPS)('changes %s on %s', (from, on, to) => {
    expect(nextRecorderState(STATES[from], EVENTS[on])).toEqual(to);
  });

  it.each(IGNORED)('leaves $name unchanged on $on', ({ state, event }) => {
    expect(nextRecorderState(state, event)).toBe(state);
  });
});

describe('initialRecorderState', () => {
  it('is idle without a recording', () => {
    expect(initialRecorderState(null, null)).toEqual({ name: 'idle', cleared: null });
  });

  it('is confirmed with a recording that a draft restored', () => {
    expect(initialRecorderState(recording, null)).toEqual({ name: 'confirmed', recording });
  });

  it('waits for the confirmation of a take that a draft restored', () => {
    expect(initialRecorderState(null, recording)).toEqual(STATES.recorded);
  });
});
