/** There is no microphone, the visitor refused it, or the page may not use one (no secure context). */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
}

/** No file could be made of the recording. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}
