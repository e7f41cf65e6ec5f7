/** There is no microphone, the visitor denied access, or the page may not use one (no secure context). */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
}

export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}
