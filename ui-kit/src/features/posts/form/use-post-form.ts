import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { postSchema, type PostDraft } from './post-schema.ts'
import { useLinkCheck } from './use-link-check.ts'

export interface PostFormOptions {
  draft: PostDraft
  /** The link as it is kept already, which needs no check. */
  knownUrl?: string
  onSubmit: (draft: PostDraft) => Promise<void>
}

/** The form of a post. Whatever goes wrong while sending, what was typed stays. */
export function usePostForm({ draft, knownUrl, onSubmit }: PostFormOptions) {
  const { t } = useTranslation('posts')
  const errorText = useErrorText()
  const form = useForm<PostDraft>({ defaultValues: draft, resolver: standardSchemaResolver(postSchema(t)) })
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] })
  const link = useLinkCheck(url, knownUrl)
  // The fieldset is disabled a moment after the first click: a second one can still come through.
  const sending = useRef(false)

  const showError = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    for (const { field, message } of fields) form.setError(placeOf(field), { message })
    if (fields.length > 0) return
    const place = hasCode(error, 'URL_INVALID', 'URL_BLOCKED') ? 'url' : 'root'
    form.setError(place, { message: errorText(error) })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form.handleSubmit((values) => onSubmit(values).catch(showError))(event)
    sending.current = false
  }

  return { form, link, submit, isComplete: title.trim() !== '' && url.trim() !== '' }
}

const FIELDS_WITH_ERRORS = ['title', 'url', 'comment', 'tags'] as const

/** Where an error is shown: `tags.3` is a part of `tags`; what has no place of its own stands below the form. */
function placeOf(field: string): (typeof FIELDS_WITH_ERRORS)[number] | 'root' {
  const [name] = field.split('.')
  return FIELDS_WITH_ERRORS.find((known) => known === name) ?? 'root'
}
