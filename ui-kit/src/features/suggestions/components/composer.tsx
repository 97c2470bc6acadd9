import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { COMMAND_KEY } from '../../../platform/preferences/command-key.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Kbd } from '../../../primitives/kbd.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useAddComment } from '../hooks/use-comment-mutations.ts'
import { useIdempotencyKey } from '../hooks/use-idempotency-key.ts'
import { CommentError } from './comment-error.tsx'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { MoodPicker } from './mood-picker.tsx'
import { isTooLong, TooLongNotice } from './too-long-notice.tsx'

export interface ComposerProps {
  postId: string
}

/** Writes a suggestion. What was typed stays until the server has accepted it. */
export function Composer({ postId }: ComposerProps) {
  const { t } = useTranslation('suggestions')
  const [content, setContent] = useState('')
  const [mood, setMood] = useState<Mood | null>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const { mutate, isPending, error, reset } = useAddComment()
  const ready = content.trim() !== '' && !isTooLong(content) && !isPending

  const clear = () => {
    setContent('')
    setMood(null)
    forget()
  }

  const add = (acceptSimilar?: boolean) => {
    if (!ready) return
    const words = { content: content.trim(), moodId: mood?.id ?? null, acceptSimilar }
    const comment = { postId, parentId: null, ...words }
    mutate({ comment, key: keyFor(comment) }, { onSuccess: clear })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Card
        padded={false}
        className="focus-within:border-accent/50 focus-within:ring-3 focus-within:ring-accent/15"
      >
        <TextArea
          id={COMPOSER_FIELD_ID}
          bare
          autoGrow
          rows={2}
          className="px-4 pt-3 text-md"
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          aria-invalid={isTooLong(content) || undefined}
          value={content}
          readOnly={isPending}
          onChange={(event) => {
            setContent(event.target.value)
            // The error was about the text before.
            if (error) reset()
          }}
          onKeyDown={(event) => isSubmitShortcut(event) && add()}
        />
        <div className="px-4">
          <TooLongNotice text={content} />
        </div>
        {error && (
          <div className="px-4 pt-2">
            <CommentError
              error={error}
              anyway={{ label: t('composer.anyway'), busy: isPending, onClick: () => add(true) }}
            />
          </div>
        )}
        <div className="flex items-center gap-2 p-2">
          <MoodPicker mood={mood} onChange={setMood} />
          <span className="ms-auto hidden items-center gap-1 sm:flex" aria-hidden>
            <Kbd>{COMMAND_KEY}</Kbd>
            <Kbd>↵</Kbd>
          </span>
          <Button
            type="submit"
            size="sm"
            className="max-sm:ms-auto"
            disabled={!ready && !isPending}
            busy={isPending}
          >
            {t('composer.add')}
          </Button>
        </div>
      </Card>
    </form>
  )
}

const COMPOSER_FIELD_ID = 'new-suggestion'

/** Moves the focus to the field for a new suggestion. */
export function focusComposer(): void {
  document.getElementById(COMPOSER_FIELD_ID)?.focus()
}
