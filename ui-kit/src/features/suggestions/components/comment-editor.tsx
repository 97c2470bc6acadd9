import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { MoodPicker } from '../../../components/moods/mood-picker.tsx'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useEditComment } from '../hooks/use-comment-mutations.ts'
import { CommentError } from './comment-error.tsx'
import { TextProblem } from './text-problem.tsx'
import { useCommentForm } from './use-comment-form.ts'

export interface CommentEditorProps {
  comment: Comment
  onDone: () => void
}

/** Edits the words and the mood of a comment in place. */
export default function CommentEditor({ comment, onDone }: CommentEditorProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const { mutateAsync } = useEditComment(comment.id)
  const { state, field, mood, setMood, textProblem, sendAnyway } = useCommentForm({
    comment,
    send: async (fields) => {
      const changed = fields.content !== comment.content || fields.moodId !== (comment.mood?.id ?? null)
      if (changed) await mutateAsync(fields)
    },
    onSuccess: onDone,
    onCancel: onDone,
  })
  const { busy, error } = state
  return (
    <ServerForm state={state} problem={null} keepsFocus className="gap-2">
      <TextArea {...field} aria-label={t('editor.label')} />
      <TextProblem {...textProblem} />
      {error !== null && (
        <CommentError error={error} anyway={{ label: t('editor.anyway'), busy, onClick: sendAnyway }} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="me-auto flex items-center">
          <MoodPicker mood={mood} onChange={setMood} />
        </div>
        <Button size="sm" variant="ghost" disabled={busy} onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={busy}>
          {t('common:actions.save')}
        </Button>
      </div>
    </ServerForm>
  )
}
