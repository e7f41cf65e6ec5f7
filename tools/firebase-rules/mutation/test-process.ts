/** Runs rules tests on request over IPC, until the parent is gone. */
import { runTests } from './requested-tests.ts';
import { answerSchema, type TestRequest, testRequestSchema } from './rules-tests.ts';

const { FIRESTORE_EMULATOR_HOST: emulatorHost = '' } = process.env;

process.on('message', async (message) => {
  process.send?.(answerSchema.parse(await answer(testRequestSchema.parse(message))));
});
process.on('disconnect', () => process.exit(0));
// Work that a failed test left unfinished may also fail. Each test has its own verdict.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});

async function answer(request: TestRequest): Promise<unknown> {
  process.env.RULES_FOLDER = request.rulesFolder;
  try {
    if (request.project !== null) {
      process.env.RULES_PROJECT = request.project;
      await empty(request.project);
    }
    return await runTests(request, emulatorHost);
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

async function empty(project: string): Promise<void> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${emulatorHost}/emulator/v1/${documents}`, { method: 'DELETE' });
  if (!response.ok) {
    throw new Error(`${project} cannot be emptied: ${response.status}`);
  }
}
