import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { Avatar } from '../../../primitives/avatar.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CommentMenu } from './comment-menu.tsx'

export interface ReplyProps {
  reply: Comment
}

/** An answer to a suggestion. */
export function Reply({ reply }: ReplyProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [editing, setEditing] = useState(false)
  const author = reply.author?.name ?? t('common:state.formerMember')
  return (
    <li className="flex gap-2.5 py-1.5">
      <Avatar name={author} src={reply.author?.avatarUrl} size={20} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          <span className="font-medium text-ink">{author}</span>
          {reply.isYours && <Badge tone="info">{t('you')}</Badge>}
          <RelativeTime iso={reply.createdAt} />
        </p>
        {editing ? (
          <CommentEditor comment={reply} onDone={() => setEditing(false)} />
        ) : (
          <p className="break-words whitespace-pre-line text-muted">{reply.content}</p>
        )}
      </div>
      {!editing && <CommentMenu comment={reply} onEdit={() => setEditing(true)} />}
    </li>
  )
}
