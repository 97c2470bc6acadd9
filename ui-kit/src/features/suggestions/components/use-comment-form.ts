import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import type { CommentFields } from '../api/suggestion-api.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { isTooLong } from './text-problem.tsx'

export interface CommentValues {
  content: string
  mood: Mood | null
  /** The user has seen the similar suggestion and sends this one anyway. */
  acceptSimilar?: boolean
}

export interface CommentFormOptions {
  /** The comment that is edited; a new one starts empty. */
  comment?: Comment
  /** What a new one starts with. */
  start?: CommentValues
  autoFocus?: boolean
  send: (fields: CommentFields) => Promise<unknown>
  onSuccess: (answer: unknown, form: UseFormReturn<CommentValues>) => void
  /** Called when Escape is pressed in the text. */
  onCancel?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Where the focus goes when the form closes and the previously focused element is gone; by default to its card. */
  focusAfter?: () => HTMLElement | null
}

/**
 * A form for a suggestion or a reply. ⌘Enter or Ctrl+Enter in the text sends it. The focus stays in the text
 * meanwhile: outside of a field, the next letter would be a shortcut of the page.
 */
export function useCommentForm(options: CommentFormOptions) {
  const { t } = useTranslation('suggestions')
  const problem = useId()
  const { comment, start, autoFocus, send, onSuccess, onCancel, focusAfter } = options
  const state = useServerForm<CommentValues>({
    defaultValues: start ?? { content: comment?.content ?? '', mood: comment?.mood ?? null },
    send: ({ content, mood, acceptSimilar }) =>
      send({ content: content.trim(), moodId: mood?.id ?? null, acceptSimilar }),
    onSuccess,
  })
  const { form, busy, submit, sendValues, clearError } = state
  const input = useRef<HTMLTextAreaElement>(null)
  useReturnFocus(input, focusAfter)
  const { ref, ...registered } = form.register('content', {
    validate: (content) => !isTooLong(content) && (!isBlank(content) || t('textMissing')),
    // An error belongs to the previous text.
    onChange: clearError,
  })
  // At once: `setFocus` of the form waits, and the next letter would be a shortcut of the page.
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [content, mood] = useWatch({ control: form.control, name: ['content', 'mood'] })
  const error = form.formState.errors.content?.message

  return {
    state,
    content,
    mood,
    setMood: (chosen: Mood | null) => form.setValue('mood', chosen),
    textProblem: { id: problem, text: content, error },
    sendAnyway: () => sendValues({ ...form.getValues(), acceptSimilar: true }),
    /** The attributes of the text area. */
    field: {
      ...registered,
      ref: (element: HTMLTextAreaElement | null) => {
        ref(element)
        input.current = element
      },
      autoGrow: true,
      rows: 2,
      readOnly: busy,
      'aria-invalid': isTooLong(content) || error !== undefined || undefined,
      'aria-describedby': problem,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (busy) return
        if (event.key === 'Escape') onCancel?.(event)
        if (isSubmitShortcut(event)) submit()
      },
    },
  }
}
