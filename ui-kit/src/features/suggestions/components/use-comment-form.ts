import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { isBlank } from '@fanfare/contract/rules/visible_text.ts'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import type { CommentFields } from '../api/suggestion-api.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { isTooLong } from './too-long-notice.tsx'

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
  /** Where the focus goes when the form closes and what had it before is gone; otherwise to its card. */
  focusAfter?: () => HTMLElement | null
}

/**
 * A form for a suggestion or a reply. ⌘Enter or Ctrl+Enter in the text sends it. The focus stays in the text
 * meanwhile: outside of a field, the next letter would be a shortcut of the page.
 */
export function useCommentForm(options: CommentFormOptions) {
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
    validate: canBeSent,
    // An error belongs to the previous text.
    onChange: clearError,
  })
  // At once: `setFocus` of the form waits, and the next letter would be a shortcut of the page.
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [content, mood] = useWatch({ control: form.control, name: ['content', 'mood'] })

  return {
    state,
    content,
    mood,
    setMood: (chosen: Mood | null) => form.setValue('mood', chosen),
    ready: canBeSent(content),
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
      'aria-invalid': isTooLong(content) || undefined,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (busy) return
        if (event.key === 'Escape') onCancel?.(event)
        if (isSubmitShortcut(event)) submit()
      },
    },
  }
}

function canBeSent(content: string): boolean {
  return !isBlank(content) && !isTooLong(content)
}
