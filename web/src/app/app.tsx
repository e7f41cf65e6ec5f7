import { BrowserRouter } from 'react-router-dom';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { Appearance } from './appearance.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole client: its look, its screens, its toasts. */
export function App() {
  return (
    <Appearance>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <ToastHost />
    </Appearance>
  );
}
