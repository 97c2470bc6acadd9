import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import { useIdempotencyKey } from '../hooks/use-idempotency-key.ts'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { isTooLong } from './too-long-notice.tsx'
import { CommentError } from './comment-error.tsx'
import { TooLongNotice } from './too-long-notice.tsx'

export interface ReplyFormProps {
  suggestion: Suggestion
  onDone: () => void
}

/** Writes a reply to a suggestion. */
export function ReplyForm({ suggestion, onDone }: ReplyFormProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [content, setContent] = useState('')
  const { keyFor } = useIdempotencyKey()
  const field = useRef<HTMLTextAreaElement>(null)
  // The user has just opened this field.
  useEffect(() => field.current?.focus(), [])
  const { mutate, isPending, error } = useAddComment()

  const ready = content.trim() !== '' && !isTooLong(content)

  const send = () => {
    if (!ready || isPending) return
    const { postId, id: parentId } = suggestion
    const comment = { postId, parentId, content: content.trim(), moodId: null }
    mutate({ comment, key: keyFor(comment) }, { onSuccess: onDone })
  }

  return (
    <form
      className="ms-4 mt-2 flex flex-col gap-2 border-s border-line ps-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        autoGrow
        rows={2}
        aria-label={t('reply.label')}
        aria-invalid={isTooLong(content) || undefined}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (isSubmitShortcut(event)) send()
        }}
      />
      <TooLongNotice text={content} />
      {error && <CommentError error={error} />}
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isPending} disabled={!ready}>
          {t('respond')}
        </Button>
      </div>
    </form>
  )
}
