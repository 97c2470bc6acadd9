import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { apiUrl } from '../../api/http.ts'
import { openStream, type LiveState } from '../../live/stream.ts'
import { useLiveState } from '../../live/use-live-state.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { useSessionStore } from '../../session/session-store.ts'
import { applyEvent } from './apply-event.ts'
import { tellNews } from './tell-news.ts'
import { useAttention } from './use-attention.ts'

/**
 * Keeps the event stream open while somebody is signed in and may be looking, and the cache up to date with it.
 * After a rest it fetches anew what is on screen.
 */
export function LiveConnection() {
  const { t } = useTranslation('shell')
  const queryClient = useQueryClient()
  const { listen: platformListen } = usePlatform()
  const { token, status } = useSessionStore()
  const listens = useAttention() && status === 'authenticated'
  const heardToken = useRef<string | null>(null)
  const hear = useEffectEvent((event: StreamEvent) => {
    applyEvent(queryClient, event)
    tellNews(event, t)
  })
  useEffect(() => {
    if (!listens || token === null) return undefined
    if (heardToken.current === token) applyEvent(queryClient, { type: 'resync' })
    heardToken.current = token
    const listen = platformListen ?? ((hear) => openStream({ url: apiUrl('/stream'), token, ...hear }))
    return listen({
      onEvent: (event: StreamEvent) => hear(event),
      onState: showState,
      onRefused: () => useSessionStore.getState().forget(),
    })
  }, [listens, token, queryClient, platformListen])
  return null
}

// Between two tries the stream is "connecting" again, which does not make it found.
function showState(state: LiveState): void {
  useLiveState.setState(({ lost }) => ({
    state,
    lost: state === 'waiting' || (state === 'connecting' && lost),
  }))
}
