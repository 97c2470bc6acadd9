import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { LinkCard } from '../../../../components/link-card.tsx'
import type { Cover } from '../../../../components/sensitive-cover.tsx'
import { BESIDE_POST } from '../../../../components/post-columns.ts'
import { ShareButtons } from './sharing/share-buttons.tsx'

export interface PostLinkProps {
  post: Post
  cover: Cover
  /** Another way to share the post. */
  share?: ReactNode
}

/** The link of a post, and the ways to share it. */
export function PostLink({ post, cover, share }: PostLinkProps) {
  const { t } = useTranslation('posts')
  const { publicUrl } = post
  return (
    <div className="flex flex-col gap-4">
      <LinkCard
        post={post}
        covered={cover.covered}
        address={post.url.replace(/^https?:\/\/(www\.)?/, '')}
        openLabel={t('openOriginal')}
      />
      <div className={BESIDE_POST}>
        {publicUrl !== null && <ShareButtons post={{ ...post, title: cover.title, publicUrl }} />}
        {share}
      </div>
    </div>
  )
}
