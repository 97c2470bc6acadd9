import type { TFunction } from 'i18next'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { EMAIL_MAX, NAME_MAX } from '@fanfare/contract/rules/limits.ts'
import { NewPasswordFields } from '../../../components/forms/new-password/new-password-fields.tsx'
import {
  newPasswordEntries,
  type NewPasswordValues,
} from '../../../components/forms/new-password/new-password-rules.ts'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'

export interface AccountValues extends NewPasswordValues {
  name: string
  email: string
}

export const EMPTY_ACCOUNT: AccountValues = { name: '', email: '', password: '', confirmation: '' }

/** The schema entries of a new account. */
export function accountEntries(t: TFunction<'auth'>, common: TFunction) {
  return {
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('errors.nameMissing')),
      v.maxLength(NAME_MAX, t('errors.nameLong', { max: NAME_MAX })),
    ),
    email: emailEntry({ missing: t('errors.emailMissing'), invalid: t('errors.emailInvalid') }),
    ...newPasswordEntries(common),
  }
}

/** The schema entry of an email address. */
export function emailEntry({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.email(invalid), v.maxLength(EMAIL_MAX, invalid))
}

export interface AccountFieldsProps<Values extends AccountValues> {
  form: UseFormReturn<Values>
}

/** Name, email and password of a new account. */
export function AccountFields<Values extends AccountValues>(props: AccountFieldsProps<Values>) {
  const { t } = useTranslation('auth')
  // TypeScript cannot see that a form with more fields has these as well.
  const form = props.form as unknown as UseFormReturn<AccountValues>
  const { errors } = form.formState
  return (
    <>
      <Field label={t('fields.name')} error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="name" required />
      </Field>
      <Field label={t('fields.email')} error={errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" required />
      </Field>
      <NewPasswordFields form={form} />
    </>
  )
}
