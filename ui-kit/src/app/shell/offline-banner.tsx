import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { useConnectionStore } from '../live/connection-store.ts'

/** Shown while the server cannot be reached. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <output className="block bg-warn-soft text-warn">
      {!online && (
        <span className="mx-auto flex w-full max-w-[1040px] items-center gap-2 px-4 py-2 text-sm sm:px-6">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {t('state.offline')}
        </span>
      )}
    </output>
  )
}

function useOnline(): boolean {
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const { lost } = useConnectionStore()
  const { status } = useSession()
  return hasNetwork && !lost && status !== 'offline'
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
