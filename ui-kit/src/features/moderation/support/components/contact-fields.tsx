import { NAME_MAX, EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import type { SupportValues } from '../hooks/use-support-form.ts'

export interface ContactFieldsProps {
  form: UseFormReturn<SupportValues>
  /** The address of the account; visitors enter theirs. */
  email?: string
}

/** The contact for the answer: the account, or the name and address of a visitor. */
export function ContactFields({ form, email }: ContactFieldsProps) {
  const { t } = useTranslation('support')
  const { errors } = form.formState
  if (email !== undefined) {
    return (
      <Field label={t('form.email')}>
        <TextInput value={email} readOnly />
      </Field>
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('form.name')} error={errors.name?.message}>
        <TextInput {...form.register('name')} maxLength={NAME_MAX} autoComplete="name" required />
      </Field>
      <Field label={t('form.email')} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          maxLength={EMAIL_MAX}
          type="email"
          autoComplete="email"
          required
        />
      </Field>
    </div>
  )
}
