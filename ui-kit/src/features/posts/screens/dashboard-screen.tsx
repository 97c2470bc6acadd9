import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { Meta } from '../../../primitives/meta.tsx'
import { useCurrentOrganization } from '../../../session/current-organization.ts'
import { DashboardGreeting } from '../components/dashboard-greeting.tsx'
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx'
import { DashboardTotals } from '../components/dashboard-totals.tsx'
import { NoOrganization } from '../components/no-organization.tsx'
import { OrganizationsFailed } from '../components/organizations-failed.tsx'
import { PhoneShareBar } from '../components/phone-share-bar.tsx'
import { PostList } from '../components/post-list.tsx'
import { PostFilters } from '../filter/post-filters.tsx'

/** Where a member starts: what the current organization shares. */
export default function DashboardScreen() {
  const { t } = useTranslation('posts')
  return (
    <>
      <Meta title={t('dashboard')} noindex />
      <Current />
    </>
  )
}

function Current() {
  const { current, status } = useCurrentOrganization()
  if (current !== null) return <Dashboard key={current.id} organization={current} />
  if (status === 'loading') return <DashboardSkeleton />
  return status === 'error' ? <OrganizationsFailed /> : <NoOrganization />
}

function Dashboard({ organization }: { organization: Organization }) {
  const { t } = useTranslation('posts')
  return (
    <div className="flex flex-col gap-6">
      <DashboardGreeting organization={organization} />
      <DashboardTotals organization={organization} />
      <section aria-labelledby="posts" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="posts" className="text-lg font-semibold tracking-[-0.01em]">
            {t('list.title')}
          </h2>
          <span className="ms-auto text-sm text-muted max-sm:hidden">{t('list.order')}</span>
        </div>
        <PostFilters organization={organization} />
        <PostList organization={organization} />
      </section>
      <PhoneShareBar organization={organization} />
    </div>
  )
}
