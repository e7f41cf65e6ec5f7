import Button from '@mui/material/Button';
import { useState } from 'react';
import { showToast } from '../ui/toast/toast.ts';
import { signOut } from './sign-out.ts';

/** Ends the session; the page then starts afresh at the login. */
export function LogOutButton() {
  const [isUnderway, setIsUnderway] = useState(false);

  async function handleClick(): Promise<void> {
    setIsUnderway(true);
    try {
      await signOut('asked');
    } catch {
      setIsUnderway(false);
      await showToast({ title: 'Error', text: 'Failed to log out.', kind: 'failure' });
    }
  }

  return (
    <Button disabled={isUnderway} onClick={() => void handleClick()}>
      Logout
    </Button>
  );
}
