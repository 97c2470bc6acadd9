import { useEffect, type ClipboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { linkIn } from '@fanfare/contract/posts/rules/links_in_text.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { TextInput } from '../../../../../primitives/text-input.tsx'
import { linkOf, type PostDraft } from './post-schema.ts'
import type { CheckedLink } from './use-link-check.ts'

const hostOf = (url: string) => new URL(url).host

export interface LinkFieldProps {
  form: UseFormReturn<PostDraft>
  link: CheckedLink
}

/**
 * The link of a post. A pasted or typed text is replaced by the link in it, and a redirector by its target.
 */
export function LinkField({ form, link }: LinkFieldProps) {
  const { t } = useTranslation('posts')
  const { formState, getValues, register, setValue } = form
  const fill = (url: string) => setValue('url', url, { shouldDirty: true })

  const page = link.check?.url ?? ''
  useEffect(() => {
    if (page !== '' && hostOf(page) !== hostOf(linkOf(getValues('url')))) {
      setValue('url', page, { shouldDirty: true })
    }
  }, [page, getValues, setValue])

  /** Handles the paste itself, because the field would turn line breaks into spaces. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const found = linkIn(text)
    if (found === null || found === text) return
    event.preventDefault()
    const { currentTarget: input } = event
    input.setRangeText(found, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    fill(input.value)
  }
  const onBlur = () => {
    const typed = getValues('url')
    if (typed.trim() !== link.stored && linkOf(typed) !== typed) fill(linkOf(typed))
    link.checkNow()
  }

  return (
    <Field
      label={t('form.url')}
      error={formState.errors.url?.message ?? (link.refused && t(`link.${link.refused.verdict}`))}
    >
      <TextInput
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        {...register('url', { onBlur })}
        onPaste={onPaste}
      />
    </Field>
  )
}
