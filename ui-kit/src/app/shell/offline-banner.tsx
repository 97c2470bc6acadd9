import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../client/api-error.ts'
import { joinSentences } from '../../i18n/join-sentences.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useConnectionStore } from '../live/connection-store.ts'

/** Shown while the server is unreachable, failing or refusing requests. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const hasNetwork = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  const { lost } = useConnectionStore()
  const { status, problem } = useSession()
  return (
    <output className="block bg-warn-soft text-warn">
      {!hasNetwork ? (
        <Outage>{t('state.offline')}</Outage>
      ) : status === 'offline' ? (
        <Unconfirmed problem={problem} />
      ) : (
        lost && <Outage>{t('state.interrupted')}</Outage>
      )}
    </output>
  )
}

/** Why the session could not be confirmed. */
function Unconfirmed({ problem }: { problem: unknown }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  if (hasCode(problem, 'OFFLINE', 'NETWORK', 'TIMEOUT')) return <Outage>{t('state.unreachable')}</Outage>
  return <Outage>{joinSentences(errorText(problem), t('state.retrying'))}</Outage>
}

function Outage({ children }: { children: string }) {
  return (
    <span className="mx-auto flex w-full max-w-[1040px] items-center gap-2 px-4 py-2 text-sm sm:px-6">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  )
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
