import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { SUGGESTIONS_START_ID } from '../../../../components/suggestions-start.ts'
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

export interface PostScreenProps {
  /** Renders another way to share the post. */
  share?: (post: Post) => ReactNode
  /** Renders the suggestions of the post, with its link below the first one. */
  suggestions: (post: Post, about: ReactNode) => ReactNode
  /** Renders what is next to the post. */
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
  if (hasCode(error, 'POST_NOT_FOUND')) return <PostMissing error={error} />
  if (post !== undefined) return <LoadedPost post={post} {...props} />
  return isPending ? <PostSkeleton /> : <PostMissing error={error} />
}

const COLUMNS = 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]'

function LoadedPost({ post, share, suggestions, aside }: PostScreenProps & { post: Post }) {
  const { t } = useTranslation(['posts', 'common'])
  const cover = useCover(post)
  return (
    <div className="flex flex-col gap-4">
      <SkipLink to={SUGGESTIONS_START_ID}>{t('skip')}</SkipLink>
      <Meta title={post.isSensitive ? t('common:sensitive.title') : post.title} noindex />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BackLink to="/dashboard">{t('dashboard')}</BackLink>
        <OpenInClient key={post.id} postId={post.id} />
      </div>
      <div className={COLUMNS}>
        <div className="flex min-w-0 flex-col gap-6">
          <PostArticle post={post} cover={cover} />
          {suggestions(post, <PostLink post={post} cover={cover} share={share} />)}
        </div>
        {aside?.(post)}
      </div>
    </div>
  )
}

function PostSkeleton() {
  return (
    <div className={COLUMNS}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-52 rounded-full" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-16 w-full rounded-lg" />
        <Skeleton className="h-28 w-full rounded-lg" />
      </div>
    </div>
  )
}
