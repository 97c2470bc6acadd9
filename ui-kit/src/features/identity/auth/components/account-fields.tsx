import type { TFunction } from 'i18next'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { FieldError } from '@fanfare/contract/error_code.ts'
import { NAME_MAX, EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { emailEntry, placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { NewPasswordFields } from '../../../../components/forms/new-password/new-password-fields.tsx'
import {
  newPasswordEntries,
  placePasswordError,
  type NewPasswordValues,
} from '../../../../components/forms/new-password/new-password-rules.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'

export interface AccountValues extends NewPasswordValues {
  name: string
  email: string
}

export const EMPTY_ACCOUNT: AccountValues = { name: '', email: '', password: '', confirmation: '' }

/** The schema entries of a new account. */
export function accountEntries(t: TFunction<'auth'>, common: TFunction) {
  return {
    name: v.pipe(
      visibleText(t('errors.nameMissing')),
      v.maxLength(NAME_MAX, t('errors.nameLong', { max: NAME_MAX })),
    ),
    email: emailEntry({ missing: t('errors.emailMissing'), invalid: t('errors.emailInvalid') }),
    ...newPasswordEntries(common),
  }
}

/** Shows the server's errors about these fields at their fields. */
export function placeAccountError(t: TFunction<'auth'>, common: TFunction) {
  const placePassword = placePasswordError(common)
  const placeEmail = placeEmailError(t('errors.emailInvalid'))
  return (error: FieldError) => placePassword(error) ?? placeEmail(error)
}

export interface AccountFieldsProps<Values extends AccountValues> {
  form: UseFormReturn<Values>
  /** The email comes from the invitation and cannot be changed. */
  isInvited?: boolean
}

/** Name, email and password of a new account. */
export function AccountFields<Values extends AccountValues>(props: AccountFieldsProps<Values>) {
  const { t } = useTranslation('auth')
  const { isInvited = false } = props
  // TypeScript cannot see that a form with more fields has these as well.
  const form = props.form as unknown as UseFormReturn<AccountValues>
  const { errors } = form.formState
  return (
    <>
      <Field label={t('fields.name')} error={errors.name?.message}>
        <TextInput {...form.register('name')} maxLength={NAME_MAX} autoComplete="name" required />
      </Field>
      <Field
        label={t('fields.email')}
        hint={isInvited ? t('create.invitedEmail') : undefined}
        error={errors.email?.message}
      >
        <TextInput
          {...form.register('email')}
          maxLength={EMAIL_MAX}
          type="email"
          autoComplete="email"
          required
          readOnly={isInvited}
          className="read-only:bg-sunken!"
        />
      </Field>
      <NewPasswordFields form={form} />
    </>
  )
}
