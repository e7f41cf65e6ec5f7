import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AudioRecorder } from './audio-recorder.tsx';

const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../submission/upload-recording.ts', () => {
  load();
  return { uploadRecording: vi.fn() };
});

it('the code that uploads a recording is loaded once there is one, because nothing can be loaded while offline', async () => {
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  const recorder = (recording: Blob | null) => (
    <AudioRecorder confirmedRecording={recording} onConfirm={vi.fn()} onReset={vi.fn()} />
  );
  const { rerender } = render(recorder(null), { wrapper: MemoryRouter });
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  rerender(recorder(new Blob(['sound'], { type: 'audio/wav' })));

  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
