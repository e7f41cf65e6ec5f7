/** A deployment cannot go on; the message says what to do. */
export class DeploymentStopped extends Error {
  override readonly name = 'DeploymentStopped';
}
