import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../client/api-error.ts'
import { joinSentences } from '../../i18n/join-sentences.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useConnectionStore } from '../live/connection-store.ts'

/** Shown while the server cannot be reached, does not work or refuses requests. */
export function OfflineBanner() {
  const message = useOutage()
  return (
    <output className="block bg-warn-soft text-warn">
      {message !== null && (
        <span className="mx-auto flex w-full max-w-[1040px] items-center gap-2 px-4 py-2 text-sm sm:px-6">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {message}
        </span>
      )}
    </output>
  )
}

function useOutage(): string | null {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const { lost } = useConnectionStore()
  const { status, problem } = useSession()
  if (!hasNetwork) return t('state.offline')
  if (status === 'offline') {
    return hasCode(problem, 'NETWORK', 'TIMEOUT')
      ? t('state.offline')
      : joinSentences(errorText(problem), t('state.retrying'))
  }
  return lost ? t('state.interrupted') : null
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
