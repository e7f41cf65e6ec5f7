/** Downloads the recording of a request. The Storage SDK loads when the first recording is played. */
export async function fetchRecording(audioPath: string): Promise<Blob> {
  const { downloadRecording } = await import('./download-recording.ts');
  return downloadRecording(audioPath);
}
