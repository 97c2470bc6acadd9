import { useEffect, type ClipboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { linkIn } from '@fanfare/contract/rules/links_in_text.ts'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { linkOf, type PostDraft } from './post-schema.ts'
import type { CheckedLink } from './use-link-check.ts'

const hostOf = (url: string) => new URL(url).host

export interface LinkFieldProps {
  form: UseFormReturn<PostDraft>
  link: CheckedLink
}

/**
 * The link of a post. A text that is pasted or typed gives way to the link in it, and a redirector to the page that it
 * leads to.
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

  /** The field would turn line breaks into spaces, so it is not asked. */
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
    <Field label={t('form.url')} error={formState.errors.url?.message} hint={t('form.urlHint')}>
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
