import { pendingWrites } from './pending-writes.ts';

// Unsent changes are only in this page's memory, so the browser asks before it leaves the page, wherever the user went.
pendingWrites.subscribe(() => {
  if (pendingWrites.get() > 0) {
    window.addEventListener('beforeunload', preventUnload);
  } else {
    window.removeEventListener('beforeunload', preventUnload);
  }
});

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
