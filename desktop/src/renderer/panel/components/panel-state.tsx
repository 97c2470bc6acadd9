import { Building2, Inbox, SearchX } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { ErrorState } from '@fanfare/ui-kit/primitives/error-state.tsx'
import { CurrentOrganizationContext } from '@fanfare/ui-kit/platform/session/current-organization.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { usePassFocus } from '../../hooks/use-pass-focus.ts'
import { findSearch } from '../find-search.ts'
import type { ShownOffers } from '../hooks/use-shown-offers.ts'
import { Skeleton } from '@fanfare/ui-kit/primitives/skeleton.tsx'

export interface PanelStateProps {
  shown: ShownOffers
  searched: boolean
  onClear: () => void
}

/** Shown in the panel instead of a list: loading, failed or empty. */
export function PanelState({ shown, searched, onClear }: PanelStateProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { organizationId, connection } = useDesktop()
  const current = use(CurrentOrganizationContext)

  if (current?.status === 'ready' && current.organizations.length === 0) {
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
    const offline = connection === 'offline'
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
  const area = usePassFocus<HTMLDivElement>(findSearch)
  return (
    <div ref={area} className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
      {children}
    </div>
  )
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="primary" onClick={() => void bridge.call('window:open', to)}>
      {children}
    </Button>
  )
}

function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden px-3">
      <output className="sr-only">{t('state.loading')}</output>
      {[0, 1, 2].map((post) => (
        <div key={post} className="pt-1">
          <div className="flex h-6.5 items-center gap-2 px-2">
            <Skeleton className="size-5" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-5 w-12 rounded-full" />
          </div>
          {[0, 1].map((row) => (
            <div key={row} className="flex h-7 items-center gap-2 px-2">
              <Skeleton className="size-4" />
              <Skeleton className="h-3.5 flex-1" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
