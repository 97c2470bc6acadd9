import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { PublicPost, PublicPostDetails } from '@fanfare/contract/posts/data/post.ts'
import { postWords } from '@fanfare/contract/community/rules/record_words.ts'
import { postCard } from '@fanfare/contract/community/rules/share_card.ts'
import { shareImageOf } from '@fanfare/contract/community/rules/share_image.ts'
import { postData } from '@fanfare/contract/community/rules/structured_data.ts'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { POST_ASIDE, POST_COLUMNS } from '../../../../components/post-columns.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { useCover } from '../../../../components/sensitive-cover.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PublicMeta } from '../../../../primitives/public-meta.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { publicPostInLists, publicPostQuery } from '../../community/api/community-queries.ts'
import { PublicPostArticle } from '../components/public-post-article.tsx'
import { PublicPostLink } from '../components/public-post-link.tsx'
import { SensitiveButton } from '../../community/components/sensitive-button.tsx'
import type { PostActionsProps } from '../../community/post-actions.ts'

export interface PublicPostScreenProps extends PostActionsProps {
  /** Renders the suggestions of the post. */
  suggestions: (post: PublicPost) => ReactNode
}

/** A public post and its suggestions. What a list knows of it is shown at once. */
export function PublicPostScreen({ suggestions, postActions }: PublicPostScreenProps) {
  const { organizationSlug = '', postSlug = '' } = useParams()
  const { t } = useTranslation('public-pages')
  const query = useQuery(publicPostQuery(organizationSlug, postSlug))
  const queryClient = useQueryClient()
  const listed = query.isPending ? publicPostInLists(queryClient, organizationSlug, postSlug) : undefined
  return (
    <QueryState<{ post: PublicPost | PublicPostDetails }>
      as="h1"
      query={{ ...query, data: query.data ?? (listed && { post: listed }) }}
      skeleton={<PublicPostSkeleton />}
      failedTitle={t('post.failed')}
      notFound={<PublicPostNotFound />}
    >
      {({ post }) => <LoadedPost post={post} suggestions={suggestions} postActions={postActions} />}
    </QueryState>
  )
}

interface LoadedPostProps extends PublicPostScreenProps {
  post: PublicPost | PublicPostDetails
}

function LoadedPost({ post, suggestions, postActions }: LoadedPostProps) {
  const { t } = useTranslation('public-pages')
  const cover = useCover(post)
  return (
    <div className="flex flex-col gap-6">
      {'mood' in post ? <PublicPostMeta post={post} /> : <ListedPostMeta post={post} />}
      <BackLink to="/community">{t('community')}</BackLink>
      <PublicPostArticle post={post} cover={cover} />
      <div className={clsx('flex flex-col gap-6', POST_COLUMNS)}>
        <div className={POST_ASIDE}>
          <PublicPostLink post={post} cover={cover} postActions={postActions} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">{suggestions(post)}</div>
      </div>
      {/* Last: it appears once the client knows the user, and must not move anything. */}
      <div className="self-start empty:hidden">
        <SensitiveButton post={post} />
      </div>
    </div>
  )
}

/** The title, until the details that a share card shows are loaded. */
function ListedPostMeta({ post }: { post: PublicPost }) {
  return <Meta {...postWords(post, useLanguage())} noindex />
}

function PublicPostMeta({ post }: { post: PublicPostDetails }) {
  const { origin } = usePlatform()
  const language = useLanguage()
  return (
    <PublicMeta
      {...postWords(post, language)}
      canonical={origin() + publicPostPath(post)}
      kind="article"
      noindex={post.isSensitive}
      image={shareImageOf(origin(), postCard(post, language))}
      data={post.isSensitive ? undefined : postData(origin(), post)}
    />
  )
}

/** Replaces a post that is private, deleted or does not exist. */
function PublicPostNotFound() {
  const { t } = useTranslation('public-pages')
  return (
    <>
      <Meta title={t('post.notFound')} noindex />
      <EmptyState
        as="h1"
        icon={<FileQuestion />}
        title={t('post.notFound')}
        description={t('post.notFoundText')}
        action={<ButtonLink to="/community">{t('backToCommunity')}</ButtonLink>}
      />
    </>
  )
}

function PublicPostSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-5 w-40 rounded-full" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-4 w-72" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-15 w-full rounded-lg" />
      <Skeleton className="h-8.5 w-32" />
    </div>
  )
}
