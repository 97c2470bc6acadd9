import { useTranslation } from 'react-i18next'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { MoodPicker } from '../../../components/moods/mood-picker.tsx'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { COMMAND_KEY } from '../../../platform/preferences/command-key.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Kbd } from '../../../primitives/kbd.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import { CommentError } from './comment-error.tsx'
import { TooLongNotice } from './too-long-notice.tsx'
import { useCommentForm } from './use-comment-form.ts'

export interface ComposerProps {
  postId: string
}

/** Writes a suggestion. What was typed stays until the server has accepted it. */
export function Composer({ postId }: ComposerProps) {
  const { t } = useTranslation('suggestions')
  const { state, field, content, mood, setMood, ready, sendAnyway } = useComposer(postId)
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
          <TooLongNotice text={content} />
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
          <Button type="submit" size="sm" className="max-sm:ms-auto" disabled={!ready} busy={busy}>
            {t('composer.add')}
          </Button>
        </div>
      </Card>
    </ServerForm>
  )
}

function useComposer(postId: string) {
  const { keyFor, forget } = useIdempotencyKey()
  const { mutateAsync } = useAddComment()
  return useCommentForm({
    send: (fields) => {
      const comment = { postId, parentId: null, ...fields }
      return mutateAsync({ comment, key: keyFor(comment) })
    },
    onSuccess: (_, form) => {
      form.reset()
      forget()
    },
  })
}

const COMPOSER_FIELD_ID = 'new-suggestion'

/** Moves the focus to the field for a new suggestion. */
export function focusComposer(): void {
  document.getElementById(COMPOSER_FIELD_ID)?.focus()
}
