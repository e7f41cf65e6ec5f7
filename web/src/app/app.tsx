import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { Appearance } from './appearance.tsx';
import { ROUTES } from './routes.tsx';

const router = createBrowserRouter(ROUTES);

/** The whole client: its look, its screens, its toasts. */
export function App() {
  return (
    <Appearance>
      <RouterProvider router={router} />
      <ToastHost />
    </Appearance>
  );
}
