import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { openStream, type LiveState } from '../../client/event-stream.ts'
import { apiUrl } from '../../client/http.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { applyEvent } from './apply-event.ts'
import { useConnectionStore } from './connection-store.ts'
import { useRecentlyVisible } from './use-recently-visible.ts'

/**
 * Keeps the event stream open while a user is signed in and the page is in use, and applies its events to the cache.
 * It begins where the first data was read. When it opens again for the same session, everything on screen is refetched.
 */
export default function LiveConnection() {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const { listen: platformListen } = usePlatform()
  const { token, status } = useSessionStore()
  const enabled = useRecentlyVisible() && status === 'authenticated'
  const lastToken = useRef<string | null>(null)
  const onEvent = useEffectEvent((event: StreamEvent) => {
    applyEvent(queryClient, event)
    // Without the code of toasts, the event still changes what is on screen.
    import('./show-news.ts').then((news) => news.showNews(queryClient, event, i18n)).catch(() => undefined)
  })
  useEffect(() => {
    if (!enabled || token === null) return undefined
    const isAgain = lastToken.current === token
    if (isAgain) applyEvent(queryClient, { type: 'resync' })
    lastToken.current = token
    const lastId = isAgain ? null : useSessionStore.getState().lastEventId
    const listen =
      platformListen ?? ((handlers) => openStream({ url: apiUrl('/stream'), token, lastId, ...handlers }))
    return listen({
      onEvent: (event: StreamEvent) => onEvent(event),
      onState: storeState,
      onUnauthenticated: () => useSessionStore.getState().expire(),
    })
  }, [enabled, token, queryClient, platformListen])
  return null
}

// A retry passes through "connecting": a lost stream stays lost until it is live.
function storeState(state: LiveState): void {
  useConnectionStore.setState(({ lost }) => ({
    lost: state === 'waiting' || (state === 'connecting' && lost),
  }))
}
