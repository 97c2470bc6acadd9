import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { focusField } from '../../../../../components/forms/focus-field.ts'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { filledRows, postSchema, TEXT_NAMES, type PostDraft } from './post-schema.ts'
import { useLinkCheck } from './use-link-check.ts'
import { useAutosave, useSavedDraft } from './use-saved-draft.ts'

const FIELDS_WITH_ERRORS = [...TEXT_NAMES, 'tags'] as const
/** Fields of `schedule`. */
const TIMES_WITH_ERRORS = ['start', 'end'] as const

export interface PostFormOptions {
  draft: PostDraft
  /** The key of the draft on this device. */
  draftKey: string
  /** The stored link, which needs no check. */
  knownUrl?: string
  /** The zone of the times; undefined once the post has started. */
  timeZone?: string
  /** A message that replaces the one of the error's code. */
  errorText?: (error: unknown) => string | undefined
  onSubmit: (draft: PostDraft) => Promise<void>
}

/** The form of a post. What was typed survives a failed submit and a closed page. */
export function usePostForm({ draft, draftKey, knownUrl, timeZone, errorText, onSubmit }: PostFormOptions) {
  const { t } = useTranslation('posts')
  const { saved, save, drop } = useSavedDraft(draftKey, draft)
  const [isRestored, setRestored] = useState(saved !== undefined)
  const state = useServerForm<PostDraft>({
    schema: postSchema(t, (url) => (url === link.refused?.url ? link.refused.verdict : undefined), timeZone),
    defaultValues: { ...draft, ...saved },
    autoFocus: knownUrl === undefined ? 'url' : undefined,
    errorText,
    errorFields: { URL_INVALID: 'url', URL_BLOCKED: 'url' },
    placeFieldError: ({ field, message }) => {
      // `tags.3` belongs to `tags`.
      const [list, index] = field.split('.')
      if (list === 'suggestions' && index !== undefined) return { field: sentText(Number(index)), message }
      const time = list === 'schedule' && TIMES_WITH_ERRORS.find((name) => name === index)
      if (time) return { field: time, message: t('times.ahead') }
      const known = FIELDS_WITH_ERRORS.find((name) => name === list)
      return { field: known ?? 'root', message }
    },
    placeDetails: ({ texts = [] }) =>
      texts.map(({ index, isSame }) => ({
        field: sentText(index),
        message: t(isSame ? 'form.suggestions.same' : 'form.suggestions.similar'),
      })),
    send: async (values) => {
      await onSubmit(values)
      drop()
    },
  })
  const { form, clearError } = state
  // The server counts the suggestions that were sent, without empty ones.
  const sentText = (index: number): 'root' | `suggestions.${number}.content` => {
    const row = filledRows(form.getValues())[index]
    return row === undefined ? 'root' : `suggestions.${row}.content`
  }
  useAutosave(form.control, save)
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] })
  const link = useLinkCheck(url, knownUrl)

  const discard = () => {
    form.reset(draft, { keepFieldsRef: true })
    clearError()
    setRestored(false)
    focusField(form.control, 'url')
  }

  const isComplete = !isBlank(title) && !isBlank(url)
  return { state, link, isComplete, isRestored, discard, drop }
}
