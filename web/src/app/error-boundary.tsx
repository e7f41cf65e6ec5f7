import { Component, type ReactNode } from 'react';
import { ErrorPage } from './pages/error-page.tsx';

/** Shows the error page in place of children that fail; React itself reports the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
