import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '../../../forms/new-password/new-password-fields.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import type { AccountValues } from '../auth-schemas.ts'

export interface AccountFieldsProps<Values extends AccountValues> {
  form: UseFormReturn<Values>
}

/** Name, e-mail and password of a new account. */
export function AccountFields<Values extends AccountValues>(props: AccountFieldsProps<Values>) {
  const { t } = useTranslation('auth')
  // Its types cannot see that a form with more fields has these as well.
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
