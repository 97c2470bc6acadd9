import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { MoodPicker } from '../../../components/moods/mood-picker.tsx'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import { CommentError } from './comment-error.tsx'
import { TextProblem } from './text-problem.tsx'
import { useCommentForm } from './use-comment-form.ts'

export interface ReplyFormProps {
  suggestion: Suggestion
  onDone: () => void
}

export default function ReplyForm({ suggestion, onDone }: ReplyFormProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const { keyFor } = useIdempotencyKey()
  const { mutateAsync } = useAddComment()
  const { state, field, mood, setMood, textProblem } = useCommentForm({
    // The user has just opened this field.
    autoFocus: true,
    send: (fields) => {
      const comment = { postId: suggestion.postId, parentId: suggestion.id, ...fields }
      return mutateAsync({ comment, key: keyFor(comment) })
    },
    onSuccess: onDone,
    onCancel: onDone,
  })
  const { busy, error } = state
  return (
    <div className="ms-4 mt-2 border-s border-line ps-3">
      <ServerForm state={state} problem={null} keepsFocus className="gap-2">
        <TextArea {...field} aria-label={t('reply.label')} />
        <TextProblem {...textProblem} />
        {error !== null && <CommentError error={error} />}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <div className="me-auto flex items-center">
            <MoodPicker mood={mood} onChange={setMood} />
          </div>
          <Button size="sm" variant="ghost" disabled={busy} onClick={onDone}>
            {t('common:actions.cancel')}
          </Button>
          {/* Not described by the suggestion, as the button that opens the form is. */}
          <Button size="sm" type="submit" variant="primary" busy={busy} aria-describedby={undefined}>
            {t('respond')}
          </Button>
        </div>
      </ServerForm>
    </div>
  )
}
