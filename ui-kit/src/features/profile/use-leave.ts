import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../session/use-session.ts'

/**
 * Leaves for the first page after the server has ended the session. The device is left once this screen is gone:
 * earlier, the guard would take the screen for where to return to.
 */
export function useLeave(): () => void {
  const { leave } = useSession()
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
    void navigate('/')
  }
}
