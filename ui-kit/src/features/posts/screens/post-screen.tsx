import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Post } from '@fanfare/contract/data/post.ts'
import { hasCode } from '../../../api/api-error.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { postQuery } from '../api/post-queries.ts'
import { PostArticle } from '../components/post-article.tsx'
import { PostDetails } from '../components/post-details.tsx'
import { PostMissing } from '../components/post-missing.tsx'
import { PostSkeleton } from '../components/post-skeleton.tsx'

export interface PostScreenProps {
  /** What one could say about the post. */
  suggestions: (post: Post) => ReactNode
  /** What else stands beside the post. */
  aside?: ReactNode
}

/** A post: what was shared, what one could say about it, and how much of that is left. */
export function PostScreen({ suggestions, aside }: PostScreenProps) {
  const { t } = useTranslation('posts')
  const { postId = '' } = useParams()
  const { data, error, isPending } = useQuery(postQuery(postId))

  if (isPending) return <PostSkeleton />
  if (!data || hasCode(error, 'POST_NOT_FOUND')) return <PostMissing error={error} />
  const { post } = data
  return (
    <div className="flex flex-col gap-4">
      <Meta title={post.title} noindex />
      <BackLink to="/dashboard">{t('dashboard')}</BackLink>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <PostArticle post={post} />
          {suggestions(post)}
        </div>
        <div className="flex flex-col gap-5">
          <PostDetails post={post} />
          {aside}
        </div>
      </div>
    </div>
  )
}
