import { Navigate, useLocation } from 'react-router-dom';

/** Leads to log-in and keeps the wanted page, which is reached after it. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const next = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/auth/login?next=${next}`} replace />;
}
