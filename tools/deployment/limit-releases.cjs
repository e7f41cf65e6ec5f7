// Preloaded into the Firebase CLI, which otherwise changes 40 functions at once. Each starts an instance with a vCPU, and a
// new project has 20: https://github.com/firebase/firebase-tools/issues/11001. Deploying functions by name, in groups,
// would also deploy those that did not change.
const executor = require('firebase-tools/lib/deploy/functions/release/executor.js');

const MOST_AT_ONCE = 15;

executor.QueueExecutor = class extends executor.QueueExecutor {
  constructor(options) {
    super({ ...options, concurrency: Math.min(options.concurrency, MOST_AT_ONCE) });
  }
};
