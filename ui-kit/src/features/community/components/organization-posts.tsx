import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { publicOrganizationQuery } from '../api/community-queries.ts'
import type { PostActionsProps } from '../post-actions.ts'
import { CommunityLists } from './community-lists.tsx'
import { CommunityPostListSkeleton } from './community-post-list-skeleton.tsx'
import { OrganizationNotFound } from './organization-not-found.tsx'

export interface OrganizationPostsProps extends PostActionsProps {
  slug: string
}

/** An organization and its public posts. */
export function OrganizationPosts({ slug, postActions }: OrganizationPostsProps) {
  const { t } = useTranslation(['community', 'common'])
  const errorText = useErrorText()
  const { data, error, isPending, refetch } = useQuery(publicOrganizationQuery(slug))

  if (isPending) return <Pending />
  if (error instanceof ApiError && error.status === 404) return <OrganizationNotFound />
  if (!data) {
    return (
      <ErrorState
        as="h1"
        title={t('common:state.failedTitle')}
        description={errorText(error)}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  const { name, description } = data.organization
  return (
    <div className="flex flex-col gap-6">
      <Meta title={name} description={description ?? t('organization.description', { name })} />
      <BackLink to="/community">{t('title')}</BackLink>
      <PageHeader
        eyebrow={t('organization.eyebrow')}
        title={name}
        description={description ?? t('organization.description', { name })}
      />
      <CommunityLists organizationSlug={slug} postActions={postActions} />
    </div>
  )
}

function Pending() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-10 w-72" />
      <CommunityPostListSkeleton />
    </div>
  )
}
