import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useMatch } from 'react-router-dom'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { useSession } from '@fanfare/ui-kit/session/use-session.ts'
import { AsOf } from '../offline/as-of.tsx'
import { LastList } from '../offline/last-list.tsx'
import { useDesktop } from '../state/desktop-store.ts'

/** What can be read while the server is away: the last list this computer has seen. */
export function OfflineScreen() {
  const { t } = useTranslation(['desktop', 'common'])
  const { restore, status } = useSession()
  const seen = useDesktop(({ offers }) => offers)
  // The start has no frame, and leads people with a session to the dashboard anyway.
  const atStart = useMatch('/') !== null
  const retry = (
    <Button variant="primary" busy={status === 'loading'} onClick={() => void restore()}>
      {t('common:actions.retry')}
    </Button>
  )
  if (atStart) return <Navigate to="/dashboard" replace />
  if (seen === null || seen.offers.length === 0) {
    return (
      <>
        <Meta title={t('offline.title')} noindex />
        <EmptyState
          as="h1"
          icon={<CloudOff />}
          title={t('offline.title')}
          description={t('offline.nothing')}
          action={retry}
        />
      </>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('offline.title')} noindex />
      <PageHeader
        eyebrow={<AsOf iso={seen.seenAt} />}
        title={t('offline.title')}
        description={t('offline.description')}
        actions={retry}
      />
      <LastList offers={seen.offers} />
    </div>
  )
}
