import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { MoodPicker } from '../../../components/moods/mood-picker.tsx'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { COMMAND_KEY } from '../../../platform/preferences/command-key.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Kbd } from '../../../primitives/kbd.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import type { SuggestionDraft } from '../hooks/use-suggestion-draft.ts'
import { CommentError } from './comment-error.tsx'
import { COMPOSER_BUTTON_ID, COMPOSER_FIELD_ID } from './composer-ids.ts'
import { TextProblem } from './text-problem.tsx'
import { useCommentForm } from './use-comment-form.ts'

export interface ComposerFormProps {
  postId: string
  draft: SuggestionDraft
  /** The user has just opened it. */
  focusesField: boolean
  canFold: boolean
  onFold: () => void
}

/** The form for a new suggestion. What was typed stays until the server has accepted it. */
export default function ComposerForm(props: ComposerFormProps) {
  const { t } = useTranslation('suggestions')
  const { state, field, mood, setMood, textProblem, sendAnyway } = useComposer(props)
  const { busy, error } = state
  return (
    <ServerForm state={state} problem={null} keepsFocus>
      <Card
        padded={false}
        className="focus-within:border-accent/50 focus-within:ring-3 focus-within:ring-accent/15"
      >
        <TextArea
          {...field}
          id={COMPOSER_FIELD_ID}
          bare
          className="px-4 pt-3 text-md"
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
        />
        <div className="px-4">
          <TextProblem {...textProblem} />
        </div>
        {error !== null && (
          <div className="px-4 pt-2">
            <CommentError error={error} anyway={{ label: t('composer.anyway'), busy, onClick: sendAnyway }} />
          </div>
        )}
        <div className="flex items-center gap-2 p-2">
          <MoodPicker mood={mood} onChange={setMood} />
          <span className="ms-auto hidden items-center gap-1 sm:flex" aria-hidden>
            <Kbd>{COMMAND_KEY}</Kbd>
            <Kbd>↵</Kbd>
          </span>
          <Button type="submit" size="sm" className="max-sm:ms-auto" busy={busy}>
            {t('composer.add')}
          </Button>
        </div>
      </Card>
    </ServerForm>
  )
}

function useComposer({ postId, draft, focusesField, canFold, onFold }: ComposerFormProps) {
  const { keyFor, forget } = useIdempotencyKey()
  const { mutateAsync } = useAddComment()
  const fold = () => {
    draft.drop()
    onFold()
  }
  const form = useCommentForm({
    start: draft.saved,
    autoFocus: focusesField,
    focusAfter: () => document.getElementById(COMPOSER_BUTTON_ID),
    send: (fields) => {
      const comment = { postId, parentId: null, ...fields }
      return mutateAsync({ comment, key: keyFor(comment) })
    },
    onSuccess: (_, { reset }) => {
      reset({ content: '', mood: null })
      forget()
      fold()
    },
    // A draft stays, and keeps the form open.
    onCancel: ({ currentTarget }) => {
      if (canFold && isBlank(currentTarget.value)) fold()
      else currentTarget.blur()
    },
  })
  const { content, mood } = form
  const { save } = draft
  useEffect(() => save({ content, mood }), [save, content, mood])
  return form
}
