import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { SUGGESTIONS_START_ID } from '../../../../components/suggestions-start.ts'
import { POST_COLUMNS } from '../../../../components/post-columns.ts'
import { usePendingAction } from '../../../../components/undo/pending-actions.ts'
import { useCover } from '../../../../components/sensitive-cover.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { SkipLink } from '../../../../primitives/skip-link.tsx'
import { postInLists } from '../api/post-cache.ts'
import { postQuery } from '../api/post-queries.ts'
import { OpenInClient } from '../components/open-in-client.tsx'
import { PostArticle } from '../components/post-article.tsx'
import { PostLink } from '../components/post-link.tsx'
import { PostMissing } from '../components/post-missing.tsx'
import { PostToolbar } from '../components/post-toolbar.tsx'

const PostPending = lazy(() => import('../components/post-pending.tsx'))

export interface PostScreenProps {
  /** Renders another way to share the post. */
  share?: (post: Post) => ReactNode
  /** Renders the suggestions of the post, with its link below the first one, or beside them on wide screens. */
  suggestions: (post: Post, about: ReactNode) => ReactNode
  /** Renders what is below the link. */
  aside?: (post: Post) => ReactNode
}

/**
 * A post, its link and its suggestions, for members. What a list knows of it is shown at once, and stays if the answer
 * fails for another reason than that the post is gone.
 */
export function PostScreen(props: PostScreenProps) {
  const { postId = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, error, isPending } = useQuery(postQuery(postId))
  const post = data?.post ?? postInLists(queryClient, postId)
  const pending = usePendingAction(postId)
  if (pending !== undefined) {
    return (
      <Suspense>
        <PostPending actionId={pending.id} />
      </Suspense>
    )
  }
  if (hasCode(error, 'POST_NOT_FOUND')) return <PostMissing error={error} />
  if (post !== undefined) return <LoadedPost post={post} {...props} />
  return isPending ? <PostSkeleton /> : <PostMissing error={error} />
}

function LoadedPost({ post, share, suggestions, aside }: PostScreenProps & { post: Post }) {
  const { t } = useTranslation(['posts', 'common'])
  const cover = useCover(post)
  return (
    <div className="flex flex-col gap-4">
      <SkipLink to={SUGGESTIONS_START_ID}>{t('skip')}</SkipLink>
      <Meta title={post.isSensitive ? t('common:sensitive.title') : post.title} noindex />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <div className="me-auto">
          <BackLink to="/dashboard">{t('dashboard')}</BackLink>
        </div>
        <PostToolbar post={{ ...post, title: cover.title }} />
        <OpenInClient key={post.id} postId={post.id} />
      </div>
      <div className="flex flex-col gap-6">
        <PostArticle post={post} cover={cover} />
        {suggestions(
          post,
          <>
            <PostLink post={post} cover={cover} share={share?.(post)} />
            <div className="flex flex-col gap-4 empty:hidden max-lg:order-last">{aside?.(post)}</div>
          </>,
        )}
      </div>
    </div>
  )
}

function PostSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-5 w-52 rounded-full" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-4 w-3/5" />
      <div className={clsx('mt-2 flex flex-col gap-4', POST_COLUMNS)}>
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-28 w-full rounded-lg" />
      </div>
    </div>
  )
}
