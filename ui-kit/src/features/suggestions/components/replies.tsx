import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { Button } from '../../../primitives/button.tsx'
import { Reply } from './reply.tsx'

/** So many replies are shown without being asked for. */
const SHOWN = 2

export interface RepliesProps {
  replies: Comment[]
}

/** What colleagues have answered, oldest first; a long talk starts folded. */
export function Replies({ replies }: RepliesProps) {
  const { t } = useTranslation('suggestions')
  const [open, setOpen] = useState(replies.length <= SHOWN)
  if (replies.length === 0) return null
  const shown = open ? replies : replies.slice(-1)
  return (
    <div className="ms-4 mt-1 flex flex-col items-start gap-1 border-s border-line ps-3">
      {replies.length > SHOWN && (
        <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('replies.hide') : t('replies.show', { count: replies.length })}
        </Button>
      )}
      <ul className="flex w-full flex-col">
        {shown.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ul>
    </div>
  )
}
