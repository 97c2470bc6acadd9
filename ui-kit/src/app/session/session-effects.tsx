import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { backoff } from '../../client/backoff.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useLastSeen } from './use-last-seen.ts'

/** Retries a session the server could not confirm, and clears the cache when a session ends. */
export function SessionEffects() {
  useLastSeen()
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
