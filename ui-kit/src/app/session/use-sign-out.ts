import { useNavigate } from 'react-router-dom'
import { useSession } from '../../session/use-session.ts'

/** Ends the session. Leaves first, or the guard would take this page for where to return to. */
export function useSignOut(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return () => {
    void navigate('/')
    void signOut()
  }
}
