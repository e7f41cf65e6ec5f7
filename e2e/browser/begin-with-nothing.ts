import { emulatorAddress, testProject } from '../../functions/src/testing/test-backend.ts';

// Journeys come one file at a time. The emulator answers each write by asking every listener's query anew over the whole
// collection, those that closed browsers left behind too: what earlier tests stored would slow every later one.
// https://firebase.google.com/docs/emulator-suite/connect_firestore#clear_your_database_between_tests
const host = emulatorAddress('FIRESTORE_EMULATOR_HOST');
const documents = `emulator/v1/projects/${testProject()}/databases/(default)/documents`;
const answer = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
if (!answer.ok) {
  throw new Error(`The documents of earlier tests could not be removed: ${answer.status}`);
}
