import { useNavigate } from 'react-router-dom'
import { useSession } from '../../platform/session/use-session.ts'

/** Signs out. Navigates first, because the guard would otherwise remember this page to return to. */
export function useSignOut(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return () => {
    void navigate('/')
    void signOut()
  }
}
