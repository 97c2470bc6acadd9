import { Building2, Inbox, SearchX } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { ErrorState } from '@fanfare/ui-kit/primitives/error-state.tsx'
import { CurrentOrganizationContext } from '@fanfare/ui-kit/session/current-organization.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../state/desktop-store.ts'
import type { ShownOffers } from '../hooks/use-shown-offers.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'

export interface PanelStateProps {
  shown: ShownOffers
  searched: boolean
  onClear: () => void
}

/** What stands where the list would be while there is none. */
export function PanelState({ shown, searched, onClear }: PanelStateProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { organizationId, reach } = useDesktop()
  const standing = use(CurrentOrganizationContext)

  if (standing?.status === 'ready' && standing.organizations.length === 0) {
    const action = <Go to="/organizations/create">{t('list.create')}</Go>
    return (
      <Middle>
        <EmptyState
          icon={<Building2 />}
          title={t('list.noOrganizationTitle')}
          description={t('list.noOrganization')}
          action={action}
        />
      </Middle>
    )
  }
  if (shown.status === 'loading') return <PanelSkeleton />
  if (shown.status === 'failed') {
    const offline = reach === 'offline'
    return (
      <Middle>
        <ErrorState
          title={t(offline ? 'offline.title' : 'list.failedTitle')}
          description={t(offline ? 'offline.nothing' : 'list.failed')}
          retryLabel={t('common:actions.retry')}
          onRetry={shown.retry}
        />
      </Middle>
    )
  }
  if (searched) {
    return (
      <Middle>
        <EmptyState
          icon={<SearchX />}
          title={t('list.noneTitle')}
          description={t('list.none')}
          action={<Button onClick={onClear}>{t('list.clear')}</Button>}
        />
      </Middle>
    )
  }
  return (
    <Middle>
      <EmptyState
        icon={<Inbox />}
        title={t('list.emptyTitle')}
        description={t('list.empty')}
        action={<Go to={`/${organizationId}/create-post`}>{t('list.share')}</Go>}
      />
    </Middle>
  )
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">{children}</div>
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="primary" onClick={() => void bridge.call('window:open', to)}>
      {children}
    </Button>
  )
}
