import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { useCover } from '../../../../../components/sensitive-cover.tsx'
import { MarkedText } from '../../../../../i18n/marked-text.tsx'
import { RelativeTime } from '../../../../../i18n/relative-time.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { useUser } from '../../../../../platform/session/use-session.ts'
import { postOfLinkQuery } from '../../api/link-queries.ts'
import { postPath } from '../../post-paths.ts'
import { useAuthorName } from '../../hooks/use-author-name.ts'

export interface AlreadySharedProps {
  organizationId: string
  /** A link the server accepts; empty while there is none. */
  url: string
  /** The post being edited, which is ignored. */
  postId?: string
}

/** Shown when the link has been shared before. It may be shared again. */
export function AlreadyShared({ organizationId, url, postId }: AlreadySharedProps) {
  const { data } = useQuery(postOfLinkQuery(organizationId, url))
  const post = data?.post
  if (url === '' || !post || post.id === postId) return null
  return <SharedNotice post={post} />
}

function SharedNotice({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const name = useAuthorName(post)
  const { title } = useCover(post)
  const isOwn = useUser().id === post.userId
  return (
    <Notice tone="info">
      <p>
        <MarkedText text={isOwn ? t('shared.byYou') : t('shared.byOther', { name })} mark="when">
          {() => <RelativeTime iso={post.createdAt} />}
        </MarkedText>
      </p>
      <TextLink to={postPath(post.id)}>{t('shared.open', { title })}</TextLink>
    </Notice>
  )
}
