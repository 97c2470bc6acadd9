import { Navigate, useParams } from 'react-router-dom'
import { ADMIN_NAV } from '../shell/admin-nav.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'

/** `/admin` leads to the first screen of administrators; below it are no pages but theirs. */
export default function AdminPage() {
  const { '*': rest } = useParams()
  return rest === '' ? <Navigate to={ADMIN_NAV[0].to} replace /> : <NotFoundScreen />
}
