import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router-dom'
import { Redirect } from '@fanfare/ui-kit/components/redirect.tsx'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { AsOf } from '../../components/as-of.tsx'
import { ReadOnlyList } from '../components/read-only-list.tsx'
import { useDesktop } from '../../desktop-store.ts'

/** The last list from the server, while it is offline. */
export function OfflineScreen() {
  const { t } = useTranslation(['desktop', 'common'])
  const { restore, status } = useSession()
  const cached = useDesktop(({ offers }) => offers)
  // The start screen is bare, and signed-in users are redirected to the dashboard anyway.
  const atStart = useMatch('/') !== null
  const retry = (
    <Button variant="primary" busy={status === 'loading'} onClick={() => void restore()}>
      {t('common:actions.retry')}
    </Button>
  )
  if (atStart) return <Redirect to="/dashboard" />
  if (cached === null || cached.offers.length === 0) {
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
        eyebrow={<AsOf iso={cached.fetchedAt} />}
        title={t('offline.title')}
        description={t('offline.description')}
        actions={retry}
      />
      <ReadOnlyList offers={cached.offers} />
    </div>
  )
}
