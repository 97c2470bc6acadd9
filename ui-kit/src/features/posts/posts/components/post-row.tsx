import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { TAGS_SHOWN } from '@fanfare/contract/core/rules/limits.ts'
import { usePhase } from '../../../../components/use-phase.ts'
import { SensitiveCover, useCover } from '../../../../components/sensitive-cover.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { postPath } from '../post-paths.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { PostLabels } from './post-labels.tsx'
import { PostRowMenu } from './post-row-menu.tsx'
import { ShareIconButton } from './sharing/share-buttons.tsx'
import { useCopyMessage, useCopyPostLink } from './sharing/use-copy-post.ts'

export interface PostRowProps {
  post: Post
  /** Shared by another member and not opened yet. */
  unread?: boolean
  /** The member has not copied from it and could. */
  waiting?: boolean
  /** Selects it. */
  box?: ReactNode
}

/** A post in the list of its organization. Rendered anew only when it changes: a list has twenty. */
export const PostRow = memo(function PostRow({ post, unread = false, waiting = false, box }: PostRowProps) {
  const { t } = useTranslation('posts')
  const author = useAuthorName(post)
  const cover = useCover(post)
  const shown = { ...post, title: cover.title }
  const link = useCopyPostLink()
  const message = useCopyMessage()
  const copyLink = (url: string) => void link.copyLink(url)
  const { publicUrl } = post
  const copied = link.copied ? t('linkCopied') : message.copied && t('sharing.messageCopied')
  return (
    <li tabIndex={-1} className="flex gap-3 px-4 py-3 outline-none sm:px-5">
      {box}
      <HostIcon host={post.host} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 className="text-md font-semibold tracking-[-0.01em] break-words">
              {unread && (
                <>
                  <span
                    aria-hidden
                    className="me-2 inline-block size-2 rounded-full bg-accent align-middle"
                  />
                  <span className="sr-only">{t('unread')} </span>
                </>
              )}
              <Link dir="auto" to={postPath(post.id)} className="rounded-sm hover:text-accent-text">
                {cover.title}
              </Link>
            </h3>
            <DotList>
              <DotItem>{author}</DotItem>
              <DotItem className="max-sm:hidden">{post.host}</DotItem>
              <DotItem>
                <RelativeTime iso={post.createdAt} />
              </DotItem>
            </DotList>
          </div>
          <output className="flex items-center gap-1.5 pt-1 text-sm whitespace-nowrap text-ok">
            {copied && <Check aria-hidden className="size-4" />}
            {copied}
          </output>
          <div className="flex">
            {publicUrl !== null && (
              <ShareIconButton
                post={{ ...shown, publicUrl }}
                onCopyLink={copyLink}
                onCopyMessage={(text) => void message.copyMessage(text)}
              />
            )}
            <PostRowMenu post={shown} onCopyLink={copyLink} />
          </div>
        </div>
        <SensitiveCover cover={cover}>
          <p dir="auto" className="line-clamp-1 break-words text-muted">
            {post.comment ?? t('noDescription')}
          </p>
        </SensitiveCover>
        <div className="flex flex-wrap items-center gap-1.5">
          <PostLabels post={post} max={TAGS_SHOWN} />
          <span className="text-sm max-sm:w-full sm:ms-auto sm:ps-2">
            {/* The counts are live; the list of posts to copy from is fetched now and then. */}
            {waiting && post.availableCount > 0 && (
              <span className="font-medium text-brass-text">{t('waiting.mark')} · </span>
            )}
            <AvailableCount post={post} />
          </span>
        </div>
      </div>
    </li>
  )
})

/** What is left to copy, of a post that has not ended. */
function AvailableCount({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const { commentsCount: total, availableCount: count } = post
  if (usePhase(post) === 'ended') return null
  if (total === 0) return <span className="text-sm text-faint">{t('available.none')}</span>
  if (count === 0)
    return <span className="text-sm text-muted">{t('available.allUsed', { count: total })}</span>
  return (
    <span className="text-sm text-muted tabular-nums">
      <MarkedText text={t('available.some', { count, total })} mark="strong">
        {(marked) => <strong className="font-semibold text-accent-text">{marked}</strong>}
      </MarkedText>
    </span>
  )
}
