import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import type { CommentFields } from '../api/suggestion-api.ts'
import { isSubmitShortcut } from './is-submit-shortcut.ts'
import { isTooLong } from './too-long-notice.tsx'

interface CommentValues {
  content: string
  mood: Mood | null
  /** The user has seen the similar suggestion and sends this one anyway. */
  acceptSimilar?: boolean
}

export interface CommentFormOptions {
  /** The comment that is edited; a new one starts empty. */
  comment?: Comment
  autoFocus?: boolean
  send: (fields: CommentFields) => Promise<unknown>
  onSuccess: (answer: unknown, form: UseFormReturn<CommentValues>) => void
  /** Called when Escape is pressed in the text. */
  onCancel?: () => void
}

/**
 * A form for a suggestion or a reply. ⌘Enter or Ctrl+Enter in the text sends it. The focus stays in the text
 * meanwhile: outside of a field, the next letter would be a shortcut of the page.
 */
export function useCommentForm({ comment, autoFocus, send, onSuccess, onCancel }: CommentFormOptions) {
  const state = useServerForm<CommentValues>({
    defaultValues: { content: comment?.content ?? '', mood: comment?.mood ?? null },
    send: ({ content, mood, acceptSimilar }) =>
      send({ content: content.trim(), moodId: mood?.id ?? null, acceptSimilar }),
    onSuccess,
  })
  const { form, busy, submit, sendValues, clearError } = state
  const input = useRef<HTMLTextAreaElement>(null)
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
      onKeyDown: (event: KeyboardEvent) => {
        if (busy) return
        if (event.key === 'Escape') onCancel?.()
        if (isSubmitShortcut(event)) submit()
      },
    },
  }
}

function canBeSent(content: string): boolean {
  return content.trim() !== '' && !isTooLong(content)
}
