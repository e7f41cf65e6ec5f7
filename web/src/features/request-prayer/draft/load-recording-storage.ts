export const loadRecordingStorage = () => import('./recording-storage.ts');
