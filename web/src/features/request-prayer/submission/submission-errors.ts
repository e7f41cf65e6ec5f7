/** The recording could not be uploaded although the device is online, and no text may be sent without it. */
export class RecordingUploadError extends Error {
  override name = 'RecordingUploadError';
}
