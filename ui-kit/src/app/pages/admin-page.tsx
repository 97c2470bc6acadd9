import { Navigate } from 'react-router-dom'
import { ADMIN_NAV } from '../shell/admin-nav.ts'

/** `/admin` leads to the first screen of administrators. */
export default function AdminPage() {
  return <Navigate to={ADMIN_NAV[0].to} replace />
}
