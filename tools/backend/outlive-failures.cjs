// Preloaded into the process that all functions of a journey share. If a trigger throws, the CLI sends its process SIGTERM,
// and the next call to the same process fails. In production, an instance outlives a failed call.
process.on('SIGTERM', () => {});
