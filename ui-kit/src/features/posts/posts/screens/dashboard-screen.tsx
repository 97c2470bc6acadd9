import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeaderSkeleton } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { DashboardGreeting } from '../components/dashboard-greeting.tsx'
import { DashboardTotals } from '../components/dashboard-totals.tsx'
import { OrganizationMissing } from '../components/organization-missing.tsx'
import { PostFilters } from '../components/post-filters.tsx'
import { PostList, PostListSkeleton } from '../components/post-list.tsx'
import { WaitingPosts } from '../components/waiting-posts.tsx'
import type { RenderCopyNext } from '../components/post-row.tsx'
import { createPostPath } from '../post-paths.ts'

export interface DashboardScreenProps {
  /** Shown below the totals. */
  call?: ReactNode
  /** Shown below the posts. */
  after?: ReactNode
  copyNext?: RenderCopyNext
}

/** The start page of a member: the posts of the current organization. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { t } = useTranslation('posts')
  return (
    <>
      <Meta title={t('dashboard')} noindex />
      <CurrentDashboard {...props} />
    </>
  )
}

function CurrentDashboard(props: DashboardScreenProps) {
  const { current, status } = useCurrentOrganization()
  if (current !== null) return <Dashboard key={current.id} organization={current} {...props} />
  return status === 'loading' ? <DashboardSkeleton /> : <OrganizationMissing />
}

function Dashboard({
  organization,
  call,
  after,
  copyNext,
}: DashboardScreenProps & { organization: Organization }) {
  return (
    <div className="flex flex-col gap-6">
      <DashboardGreeting organization={organization} />
      <DashboardTotals organization={organization} />
      {call}
      <Posts waiting={<WaitingPosts organizationId={organization.id} />} organization={organization}>
        <PostList organization={organization} copyNext={copyNext} />
      </Posts>
      {after}
      <PhoneShareBar organization={organization} />
    </div>
  )
}

interface PostsProps {
  waiting?: ReactNode
  organization?: Organization
  children: ReactNode
}

function Posts({ waiting, organization, children }: PostsProps) {
  const { t } = useTranslation('posts')
  return (
    <section aria-labelledby="posts" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="posts" className="text-lg font-semibold tracking-[-0.01em]">
          {t('list.title')}
        </h2>
        <span className="ms-auto text-sm">{waiting}</span>
      </div>
      <PostFilters organization={organization} />
      {children}
    </section>
  )
}

/** On phones the primary action stays within reach of the thumb. */
function PhoneShareBar({ organization }: { organization: Organization }) {
  const { t } = useTranslation('posts')
  if (!organization.can.createPost) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:hidden">
      <ButtonLink
        to={createPostPath(organization.id)}
        variant="primary"
        size="lg"
        className="w-full"
        icon={<Plus aria-hidden />}
      >
        {t('share')}
      </ButtonLink>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeaderSkeleton />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-22" />
        <Skeleton className="h-22" />
      </div>
      <Posts>
        <PostListSkeleton />
      </Posts>
    </div>
  )
}
