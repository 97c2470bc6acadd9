import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { DashboardGreeting, DashboardGreetingSkeleton } from '../components/dashboard-greeting.tsx'
import { OrganizationMissing } from '../components/organization-missing.tsx'
import { FirstPost } from '../components/first-post.tsx'
import { PostFilters } from '../components/post-filters.tsx'
import { PostList, PostListSkeleton } from '../components/post-list.tsx'
import { usePostsTotal } from '../hooks/use-posts-total.ts'
import { usePostListUrl } from '../hooks/use-post-list-url.ts'
import { createPostPath } from '../post-paths.ts'

export interface DashboardScreenProps {
  /** Shown above the posts. */
  before?: ReactNode
  /** The same while the organization is loading. */
  beforeLoaded?: ReactNode
  /** Shown below the posts. */
  after?: ReactNode
  /** Shown above what members of no organization can do. */
  withoutOrganization?: ReactNode
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
  if (current === null && status !== 'loading')
    return (
      <div className="flex flex-col gap-6">
        {props.withoutOrganization}
        <OrganizationMissing />
      </div>
    )
  return <Dashboard organization={current} {...props} />
}

interface DashboardProps extends DashboardScreenProps {
  /** Null while it is loading. */
  organization: Organization | null
}

/** The filters can be used while the organization is loading, and keep their state and focus when it arrives. */
function Dashboard({ organization, before, beforeLoaded, after }: DashboardProps) {
  const total = usePostsTotal(organization)
  const canShare = organization?.can.createPost ?? false
  const { filter } = usePostListUrl()
  // Scheduled posts are not counted.
  const isFirst = canShare && total === 0 && filter.state !== 'scheduled'
  return (
    <div className="flex flex-col gap-6">
      {organization ? <DashboardGreeting organization={organization} /> : <DashboardGreetingSkeleton />}
      <Fragment key={organization?.id}>{organization ? before : beforeLoaded}</Fragment>
      {isFirst ? (
        <FirstPost />
      ) : (
        <Posts organization={organization}>
          {organization ? (
            <PostList key={organization.id} organization={organization} />
          ) : (
            <PostListSkeleton />
          )}
        </Posts>
      )}
      {organization && after}
      {organization && canShare && !isFirst && <PhoneShareBar organizationId={organization.id} />}
    </div>
  )
}

interface PostsProps {
  organization: Organization | null
  children: ReactNode
}

function Posts({ organization, children }: PostsProps) {
  const { t } = useTranslation('posts')
  return (
    <section aria-labelledby="posts" className="relative flex flex-col gap-3">
      <h2 id="posts" className="text-lg font-semibold tracking-[-0.01em]">
        {t('list.title')}
      </h2>
      <PostFilters organization={organization} />
      {children}
    </section>
  )
}

/** On phones the primary action stays within reach of the thumb. */
function PhoneShareBar({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('posts')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:hidden">
      <ButtonLink
        to={createPostPath(organizationId)}
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
