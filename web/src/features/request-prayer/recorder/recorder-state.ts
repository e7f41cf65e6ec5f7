/** Why a recording ended: the visitor pressed Stop, the maximum length was reached, or the microphone or page was no longer available. */
export type RecordingEnd = 'stopped' | 'limit' | 'interrupted';

/** A recording that Reset cleared and Undo can restore. */
export interface ClearedTake {
  recording: Blob;
  wasConfirmed: boolean;
}

/** The recorder's state. `starting` asks for the microphone, `finishing` waits for the encoder. */
export type RecorderState =
  | { name: 'idle'; cleared: ClearedTake | null }
  | { name: 'starting'; cleared: ClearedTake | null }
  | { name: 'recording' }
  | { name: 'finishing' }
  | { name: 'recorded'; recording: Blob; endedBy: RecordingEnd }
  | { name: 'confirmed'; recording: Blob };

export type RecorderEvent =
  | { type: 'recordPressed' }
  | { type: 'recordingStarted' }
  | { type: 'recordingEnding' }
  | { type: 'recordingEnded'; recording: Blob; endedBy: RecordingEnd }
  | { type: 'recordingFailed' }
  | { type: 'confirmPressed' }
  | { type: 'resetPressed' }
  | { type: 'undoPressed' }
  | { type: 'confirmedChanged'; recording: Blob | null };

const IDLE: RecorderState = { name: 'idle', cleared: null };

/** Returns the recorder's first state. A recording restored from a draft is still confirmed, and a take still is not. */
export function initialRecorderState(confirmed: Blob | null, take: Blob | null): RecorderState {
  const recording = confirmed ?? take;
  return recording === null ? IDLE : restored({ recording, wasConfirmed: confirmed !== null });
}

/** Returns the state after an event. Events that arrive too late, such as a recording that ends after Reset, change nothing. */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'recordPressed':
      return state.name === 'idle' ? { ...state, name: 'starting' } : state;
    case 'recordingStarted':
      return state.name === 'starting' ? { name: 'recording' } : state;
    case 'recordingEnding':
      return state.name === 'recording' ? { name: 'finishing' } : state;
    case 'recordingEnded':
      return state.name === 'finishing'
        ? { name: 'recorded', recording: event.recording, endedBy: event.endedBy }
        : state;
    case 'recordingFailed':
      return afterFailed(state);
    case 'confirmPressed':
      return state.name === 'recorded' ? { name: 'confirmed', recording: state.recording } : state;
    case 'resetPressed':
      return afterReset(state);
    case 'undoPressed':
      return state.name === 'idle' && state.cleared !== null ? restored(state.cleared) : state;
    case 'confirmedChanged':
      return afterConfirmedChanged(state, event.recording);
  }
}

/** Returns true from pressing Record until there is a recording to play. */
export function isUnderway(state: RecorderState): boolean {
  return state.name === 'starting' || state.name === 'recording' || state.name === 'finishing';
}

/** Returns true while there is a take that a submit would leave out. */
export function isUnconfirmed(state: RecorderState): boolean {
  return isUnderway(state) || state.name === 'recorded';
}

/** A recording that never started leaves Undo as it was. */
function afterFailed(state: RecorderState): RecorderState {
  if (state.name === 'starting') {
    return { ...state, name: 'idle' };
  }
  return isUnderway(state) ? IDLE : state;
}

function afterReset(state: RecorderState): RecorderState {
  switch (state.name) {
    case 'idle':
      return state;
    case 'recorded':
    case 'confirmed':
      return {
        name: 'idle',
        cleared: { recording: state.recording, wasConfirmed: state.name === 'confirmed' },
      };
    default:
      return IDLE;
  }
}

function restored({ recording, wasConfirmed }: ClearedTake): RecorderState {
  return wasConfirmed
    ? { name: 'confirmed', recording }
    : { name: 'recorded', recording, endedBy: 'stopped' };
}

/** Handles a confirmed recording that the form restored, replaced or cleared. Does not discard an unconfirmed take. */
function afterConfirmedChanged(state: RecorderState, confirmed: Blob | null): RecorderState {
  if (state.name === 'recorded' && state.recording === confirmed) {
    return { name: 'confirmed', recording: confirmed };
  }
  if (state.name !== 'idle' && state.name !== 'confirmed') {
    return state;
  }
  const held = state.name === 'confirmed' ? state.recording : null;
  if (held === confirmed) {
    return state;
  }
  return initialRecorderState(confirmed, null);
}
