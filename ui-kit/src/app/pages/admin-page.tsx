import { Redirect } from '../../components/redirect.tsx'
import { ADMIN_NAV } from '../shell/admin-nav.ts'

/** `/admin` leads to the first screen of administrators. */
export default function AdminPage() {
  return <Redirect to={ADMIN_NAV[0].to} />
}
