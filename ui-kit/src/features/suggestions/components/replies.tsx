import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { Avatar } from '../../../primitives/avatar.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { useHiddenTargets, withoutHidden } from '../../../components/undo/pending-actions.ts'
import { textId } from '../hooks/selected-card.ts'
import { SubjectContext } from '../../../primitives/subject-context.ts'
import { CommentEditor } from './later-forms.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { SuggestionMarks } from './suggestion-marks.tsx'

/** A thread of at most this many replies starts open. */
const OPEN_MAX = 2

export interface RepliesProps {
  replies: Comment[]
}

/** The replies, oldest first, which can be hidden; a long thread starts hidden. */
export function Replies({ replies: all }: RepliesProps) {
  const { t } = useTranslation('suggestions')
  const replies = withoutHidden(all, useHiddenTargets())
  const [open, setOpen] = useState(replies.length <= OPEN_MAX)
  const [count, setCount] = useState(replies.length)
  if (count !== replies.length) {
    setCount(replies.length)
    // Your own reply is shown once it is sent.
    if (replies.length > count && replies.at(-1)?.isYours) setOpen(true)
  }
  if (replies.length === 0) return null
  return (
    <div className="ms-4 mt-1 flex flex-col items-start gap-1 border-s border-line ps-3">
      <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('replies.hide') : t('replies.show', { count: replies.length })}
      </Button>
      {open && (
        <ul className="flex w-full flex-col">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ReplyProps {
  reply: Comment
}

function Reply({ reply }: ReplyProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [editing, setEditing] = useState(false)
  const author = reply.author?.name ?? t('common:state.formerMember')
  return (
    <li className="flex gap-2.5 py-1.5">
      <Avatar name={author} src={reply.author?.avatarUrl} size={20} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          {reply.isYours ? (
            <Badge tone="info">{t('you')}</Badge>
          ) : (
            <span className="min-w-0 font-medium break-words text-ink">{author}</span>
          )}
          <SuggestionMarks suggestion={reply} />
          <RelativeTime iso={reply.createdAt} />
        </p>
        {editing ? (
          <CommentEditor open onOpenChange={setEditing} comment={reply} onDone={() => setEditing(false)} />
        ) : (
          <p id={textId(reply.id)} className="break-words whitespace-pre-line text-muted">
            {reply.content}
          </p>
        )}
      </div>
      {!editing && (
        <SubjectContext value={textId(reply.id)}>
          <CommentMenu comment={reply} onEdit={() => setEditing(true)} />
        </SubjectContext>
      )}
    </li>
  )
}
