import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RESTORED } from '../../components/queries/query-cache.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { storeLastSeen } from './last-seen.ts'

/** How long changes are collected before they are stored. */
const DELAY_MS = 2_000

/**
 * Keeps what the user sees on this device. What was shown from the device is fetched again once the session is
 * confirmed.
 */
export function useLastSeen(): void {
  const queryClient = useQueryClient()
  const { token, user, status } = useSessionStore()
  const isConfirmed = status === 'authenticated'

  useEffect(() => {
    if (!isConfirmed) return
    void queryClient.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt === RESTORED.updatedAt,
    })
  }, [isConfirmed, queryClient])
  useEffect(() => {
    if (!isConfirmed || token === null || user === null) return undefined
    const store = () => {
      timer = undefined
      void storeLastSeen(token, user, queryClient)
    }
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(store, DELAY_MS)
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.meta?.isLastSeen === true) timer ??= setTimeout(store, DELAY_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [isConfirmed, token, user, queryClient])
}
