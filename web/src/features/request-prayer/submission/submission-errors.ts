/** The function answered that it did not take the request. */
export class SubmissionRefused extends Error {
  override name = 'SubmissionRefused';
}

/** The recording could not be uploaded and there is no text that could go without it. */
export class RecordingOnlyFailed extends Error {
  override name = 'RecordingOnlyFailed';
}
