import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../../platform/session/use-session.ts'

/**
 * Goes to the landing page after the server has ended the session. Signs out once the screen has unmounted: earlier,
 * the guard would remember the screen as the page to return to.
 */
export function useLeaveAccount(): () => void {
  const { startLeaving, leave } = useSession()
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(
    () => () => {
      if (leaving.current) leave()
    },
    [leave],
  )
  return () => {
    leaving.current = true
    startLeaving()
    void navigate('/')
  }
}
