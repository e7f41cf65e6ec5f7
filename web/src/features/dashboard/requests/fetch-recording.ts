/** The recording of a request, as storage rules give it to staff; the SDK of Storage loads when the first one is played. */
export async function fetchRecording(audioPath: string): Promise<Blob> {
  const { downloadRecording } = await import('./download-recording.ts');
  return downloadRecording(audioPath);
}
