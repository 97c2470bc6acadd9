import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../session/use-session.ts'

/**
 * Leaves for the first page after the server has ended the session. It is forgotten once this screen is gone:
 * earlier, the guard would take the screen for where to return to.
 */
export function useLeave(): () => void {
  const { forget } = useSession()
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(
    () => () => {
      if (leaving.current) forget()
    },
    [forget],
  )
  return () => {
    leaving.current = true
    void navigate('/')
  }
}
