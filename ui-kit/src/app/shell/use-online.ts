import { useSyncExternalStore } from 'react'
import { useLiveState } from '../../live/use-live-state.ts'
import { useSession } from '../../session/use-session.ts'

/** Whether the server can be reached, as far as this device knows. */
export function useOnline(): boolean {
  const connected = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const { lost } = useLiveState()
  const { status } = useSession()
  return connected && !lost && status !== 'offline'
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
