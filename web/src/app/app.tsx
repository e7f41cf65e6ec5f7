import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import '../ui/history-moves.ts';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { Appearance } from './appearance.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <Appearance>
      <BrowserRouter>
        <ErrorBoundary fallback={<ErrorPage />}>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
      <ToastHost />
    </Appearance>
  );
}
