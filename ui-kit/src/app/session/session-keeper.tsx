import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { backoff } from '../../live/backoff.ts'
import { useSession } from '../../session/use-session.ts'

/** Comes back to a session the server could not confirm, and empties the cache when one ends. */
export function SessionKeeper() {
  const queryClient = useQueryClient()
  const { status, user, restore } = useSession()
  const userId = user?.id ?? null
  const lastUserId = useRef(userId)

  useEffect(() => {
    if (status !== 'offline') return undefined
    const retry = () => void restore()
    const timer = setTimeout(retry, backoff(2))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [status, restore])

  useEffect(() => {
    if (lastUserId.current !== null && lastUserId.current !== userId) queryClient.clear()
    lastUserId.current = userId
  }, [userId, queryClient])
  return null
}
