import { MachineError } from '../../machine-error.ts';

/** This machine cannot run the Firestore emulator. The one-line message gives the reason and two ways out. */
export class MissingArchiveError extends MachineError {
  override readonly name = 'MissingArchiveError';

  constructor(why: string) {
    super(
      `${why} Install Java 21 or newer and connect to a network (Debian: apt-get install openjdk-21-jre-headless, macOS: brew install openjdk), or a JDK of Java 11 or newer (Debian: openjdk-17-jdk-headless) and the package google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).`,
    );
  }
}
