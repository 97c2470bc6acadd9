import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import { useSendingKey } from '../hooks/use-sending-key.ts'
import { sendsForm } from '../sends-form.ts'
import { isTooLong } from '../too-long.ts'
import { TooLongNotice } from './too-long-notice.tsx'

export interface ReplyFormProps {
  suggestion: Suggestion
  onDone: () => void
}

/** Where an answer to a suggestion is written. */
export function ReplyForm({ suggestion, onDone }: ReplyFormProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const errorText = useErrorText()
  const [content, setContent] = useState('')
  const { keyFor } = useSendingKey()
  const field = useRef<HTMLTextAreaElement>(null)
  // The person has just asked to write here.
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
          if (sendsForm(event)) send()
        }}
      />
      <TooLongNotice text={content} />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error)}
        </p>
      )}
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
