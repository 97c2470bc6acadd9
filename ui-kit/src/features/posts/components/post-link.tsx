import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import type { Cover } from '../../../components/sensitive-cover.tsx'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import { Card } from '../../../primitives/card.tsx'
import { HostIcon } from '../../../primitives/host-icon.tsx'
import { PostToolbar } from './post-toolbar.tsx'

export interface PostLinkProps {
  post: Post
  cover: Cover
  /** Renders another way to share the post. */
  share?: (post: Post) => ReactNode
}

/** The link of a post, and what can be done with the post. */
export function PostLink({ post, cover, share }: PostLinkProps) {
  const { t } = useTranslation('posts')
  return (
    <div className="flex flex-col gap-4">
      <Card padded={false} className="flex flex-wrap items-center gap-3 p-2.5">
        <HostIcon host={post.host} size={36} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{post.host}</p>
          <p className="truncate text-sm text-muted">{post.url.replace(/^https?:\/\/(www\.)?/, '')}</p>
        </div>
        <ButtonAnchor href={post.url} variant="ghost" icon={<ExternalLink aria-hidden />}>
          {t('openOriginal')}
        </ButtonAnchor>
      </Card>
      <PostToolbar post={{ ...post, title: cover.title }} share={share?.(post)} />
    </div>
  )
}
