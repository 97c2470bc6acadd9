import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '@fanfare/contract/data/post.ts'
import { TAGS_SHOWN } from '@fanfare/contract/rules/limits.ts'
import { DateText } from '../../../i18n/date-text.tsx'
import { Fact, Facts } from '../../../primitives/facts.tsx'
import { HostMark } from '../../../primitives/host-mark.tsx'
import { postPath } from '../post-paths.ts'
import { PostRowShare } from '../sharing/post-row-share.tsx'
import { useCopyMessage } from '../sharing/use-copy-message.ts'
import { useAuthorName } from '../use-author-name.ts'
import { FreeCount } from './free-count.tsx'
import { PostLabels } from './post-labels.tsx'
import { PostRowMenu } from './post-row-menu.tsx'
import { useCopyPostLink } from './use-copy-post-link.ts'

export interface PostRowProps {
  post: Post
  /** Somebody else has shared it, and this person has not opened it yet. */
  unread?: boolean
}

/** A post in the list of its organization. */
export function PostRow({ post, unread = false }: PostRowProps) {
  const { t } = useTranslation('posts')
  const author = useAuthorName(post)
  const link = useCopyPostLink()
  const message = useCopyMessage()
  const { publicUrl } = post
  const copied = link.copied ? t('linkCopied') : message.copied && t('sharing.messageCopied')
  return (
    <li className="flex gap-3 p-4 sm:px-5">
      <HostMark host={post.host} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
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
              <Link to={postPath(post.id)} className="rounded-sm hover:text-accent-text">
                {post.title}
              </Link>
            </h3>
            <Facts>
              <Fact>{author}</Fact>
              <Fact className="max-sm:hidden">{post.host}</Fact>
              <Fact>
                <DateText iso={post.createdAt} />
              </Fact>
            </Facts>
          </div>
          <output className="flex items-center gap-1.5 pt-1 text-sm whitespace-nowrap text-ok">
            {copied && <Check aria-hidden className="size-4" />}
            {copied}
          </output>
          <div className="flex">
            {publicUrl !== null && (
              <PostRowShare
                post={{ ...post, publicUrl }}
                onCopyLink={(url) => void link.copyLink(url)}
                onCopyMessage={(text) => void message.copyMessage(text)}
              />
            )}
            <PostRowMenu post={post} />
          </div>
        </div>
        <p className={post.comment === null ? 'text-faint italic' : 'line-clamp-2 break-words text-muted'}>
          {post.comment ?? t('noDescription')}
        </p>
        <div className="flex flex-wrap items-center gap-1.5">
          <PostLabels post={post} max={TAGS_SHOWN} />
          <span className="max-sm:w-full sm:ms-auto sm:ps-2">
            <FreeCount post={post} />
          </span>
        </div>
      </div>
    </li>
  )
}
