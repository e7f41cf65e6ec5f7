/** Nothing on this machine can run the Firestore emulator; the message says why and the two ways out. */
export class MissingArchiveError extends Error {
  override readonly name = 'MissingArchiveError';

  constructor(why: string) {
    super(
      [
        why,
        'Two ways out:',
        '  1. Java 21 or newer and a network: the Firebase CLI then downloads what it needs (Debian and Ubuntu: apt-get install openjdk-21-jre-headless, macOS: brew install openjdk).',
        '  2. Java 11 or newer and the Firestore emulator of the Google Cloud SDK: gcloud components install cloud-firestore-emulator, or the package google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
      ].join('\n'),
    );
  }
}
