/** Why a recording came to its end: the visitor pressed Stop, the longest length was reached, or the microphone or page went away. */
export type RecordingEnd = 'stopped' | 'limit' | 'interrupted';

/** What Reset took away, and Undo gives back. */
export interface ClearedTake {
  recording: Blob;
  wasConfirmed: boolean;
}

/** What the recorder shows. `starting` asks for the microphone, `finishing` waits for the encoder. */
export type RecorderState =
  | { name: 'idle'; cleared: ClearedTake | null }
  | { name: 'starting' }
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

/** The recorder as it opens; a recording that was confirmed before (restored from a draft) is still confirmed. */
export function initialRecorderState(confirmed: Blob | null): RecorderState {
  return confirmed === null ? IDLE : { name: 'confirmed', recording: confirmed };
}

/**
 * The state that follows an event. An event that comes too late for the state, such as a recording that ends
 * after Reset, changes nothing.
 */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'recordPressed':
      return state.name === 'idle' ? { name: 'starting' } : state;
    case 'recordingStarted':
      return state.name === 'starting' ? { name: 'recording' } : state;
    case 'recordingEnding':
      return state.name === 'recording' ? { name: 'finishing' } : state;
    case 'recordingEnded':
      return state.name === 'finishing'
        ? { name: 'recorded', recording: event.recording, endedBy: event.endedBy }
        : state;
    case 'recordingFailed':
      return isUnderway(state) ? IDLE : state;
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

/** True from the wish to record until there is something to listen to. */
export function isUnderway(state: RecorderState): boolean {
  return state.name === 'starting' || state.name === 'recording' || state.name === 'finishing';
}

/** True while there is a take that a submit would leave out. */
export function isUnconfirmed(state: RecorderState): boolean {
  return isUnderway(state) || state.name === 'recorded';
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

/** The form restored, replaced or cleared the confirmed recording; a take that is not yet confirmed is not lost to that. */
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
  return initialRecorderState(confirmed);
}
