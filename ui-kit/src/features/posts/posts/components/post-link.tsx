import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { LinkCard } from '../../../../components/link-card.tsx'
import type { Cover } from '../../../../components/sensitive-cover.tsx'
import { PostToolbar } from './post-toolbar.tsx'

export interface PostLinkProps {
  post: Post
  cover: Cover
  /** Renders another way to share the post. */
  share?: (post: Post) => ReactNode
}

/** The link of a post, and the actions on the post. */
export function PostLink({ post, cover, share }: PostLinkProps) {
  const { t } = useTranslation('posts')
  return (
    <div className="flex flex-col gap-4">
      <LinkCard
        post={post}
        covered={cover.covered}
        address={post.url.replace(/^https?:\/\/(www\.)?/, '')}
        openLabel={t('openOriginal')}
        className="p-2.5"
      />
      <PostToolbar post={{ ...post, title: cover.title }} share={share?.(post)} />
    </div>
  )
}
