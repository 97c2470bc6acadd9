import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { publicPostQuery } from '../api/community-queries.ts'
import { PublicPostArticle } from '../components/public-post-article.tsx'
import { PublicPostNotFound } from '../components/public-post-not-found.tsx'
import { PublicPostSkeleton } from '../components/public-post-skeleton.tsx'
import type { PostActionsProps } from '../post-actions.ts'

export interface PublicPostScreenProps extends PostActionsProps {
  /** The suggestions of the post. */
  suggestions: (post: PublicPost) => ReactNode
}

/** A public post: what was shared, and what one could say about it. */
export function PublicPostScreen({ suggestions, postActions }: PublicPostScreenProps) {
  const { organizationSlug = '', postSlug = '' } = useParams()
  const { t } = useTranslation(['community', 'common'])
  const errorText = useErrorText()
  const { origin } = usePlatform()
  const { data, error, isPending, refetch } = useQuery(publicPostQuery(organizationSlug, postSlug))

  if (isPending) return <PublicPostSkeleton />
  if (error instanceof ApiError && error.status === 404) return <PublicPostNotFound />
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
  const { post } = data
  const description = post.isSensitive ? t('sensitive.covered') : (post.comment ?? undefined)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <Meta title={post.title} description={description} canonical={origin() + location.pathname} />
      <BackLink to="/community">{t('title')}</BackLink>
      <PublicPostArticle post={post} postActions={postActions} />
      {suggestions(post)}
    </div>
  )
}
