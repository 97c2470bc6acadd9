import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { postSchema, type PostDraft } from './post-schema.ts'
import { showRefusal } from './show-refusal.ts'
import { useKeeping, useKeptDraft } from './use-kept-draft.ts'
import { useLinkCheck } from './use-link-check.ts'

export interface PostFormOptions {
  draft: PostDraft
  /** Where what is written is kept on this device until it is sent. */
  place: string
  /** The link as it is kept already, which needs no check. */
  knownUrl?: string
  onSubmit: (draft: PostDraft) => Promise<void>
}

/** The form of a post. Whatever goes wrong while sending, or when the page is closed, what was typed stays. */
export function usePostForm({ draft, place, knownUrl, onSubmit }: PostFormOptions) {
  const { t } = useTranslation('posts')
  const errorText = useErrorText()
  const { found, keep, drop } = useKeptDraft(place, draft)
  const [isRestored, setRestored] = useState(found !== undefined)
  const form = useForm<PostDraft>({
    defaultValues: { ...draft, ...found },
    resolver: standardSchemaResolver(postSchema(t)),
  })
  useKeeping(form.control, keep)
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] })
  const link = useLinkCheck(url, knownUrl)
  // The fieldset is disabled a moment after the first click: a second one can still come through.
  const sending = useRef(false)

  const send = async (values: PostDraft) => {
    try {
      await onSubmit(values)
      drop()
    } catch (error) {
      showRefusal(form, error, errorText)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form.handleSubmit(send)(event)
    sending.current = false
  }
  const discard = () => {
    form.reset(draft, { keepFieldsRef: true })
    setRestored(false)
    form.setFocus('url')
  }

  const isComplete = title.trim() !== '' && url.trim() !== ''
  return { form, link, submit, isComplete, isRestored, discard, drop }
}
