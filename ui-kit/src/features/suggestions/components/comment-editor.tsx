import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useEditComment } from '../hooks/use-comment-mutations.ts'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { isTooLong } from './too-long-notice.tsx'
import { MoodPicker } from './mood-picker.tsx'
import { CommentError } from './comment-error.tsx'
import { TooLongNotice } from './too-long-notice.tsx'

export interface CommentEditorProps {
  comment: Comment
  onDone: () => void
}

/** Edits a comment in place, and the mood of a suggestion. */
export function CommentEditor({ comment, onDone }: CommentEditorProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [content, setContent] = useState(comment.content)
  const [mood, setMood] = useState(comment.mood)
  const { mutate, isPending, error, reset } = useEditComment(comment.id)
  const changed = content.trim() !== comment.content || mood?.id !== comment.mood?.id

  const ready = content.trim() !== '' && !isTooLong(content)

  const save = (acceptSimilar?: boolean) => {
    if (!ready || isPending) return
    if (!changed) return onDone()
    mutate({ content: content.trim(), moodId: mood?.id ?? null, acceptSimilar }, { onSuccess: onDone })
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        autoGrow
        rows={2}
        aria-label={t('editor.label')}
        aria-invalid={isTooLong(content) || undefined}
        value={content}
        onChange={(event) => {
          setContent(event.target.value)
          // The error was about the text before.
          if (error) reset()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (isSubmitShortcut(event)) save()
        }}
      />
      <TooLongNotice text={content} />
      {error && (
        <CommentError
          error={error}
          anyway={{ label: t('editor.anyway'), busy: isPending, onClick: () => save(true) }}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {comment.parentId === null && (
          <div className="me-auto flex items-center">
            <MoodPicker mood={mood} onChange={setMood} />
          </div>
        )}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isPending} disabled={!ready}>
          {t('common:actions.save')}
        </Button>
      </div>
    </form>
  )
}
