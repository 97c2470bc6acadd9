import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session/use-session.ts'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { ProviderReauthentication } from './provider-reauthentication.tsx'

export interface ReauthenticationFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** `password` by default. */
  name?: FieldPath<Values>
  label?: string
  hint?: string
}

/** Confirms a sensitive change: by the password or, for users without one, by a sign-in at their provider. */
export function ReauthenticationField<Values extends FieldValues>(props: ReauthenticationFieldProps<Values>) {
  const { t } = useTranslation()
  const { hasPassword } = useUser()
  if (!hasPassword) return <ProviderReauthentication />
  // TypeScript cannot see that the form has this field.
  const form = props.form as unknown as UseFormReturn<Record<string, string>>
  const name = props.name ?? 'password'
  return (
    <Field
      label={props.label ?? t('reauthentication.password')}
      hint={props.hint}
      error={form.formState.errors[name]?.message}
    >
      <PasswordInput
        {...form.register(name)}
        autoComplete="current-password"
        required
        showLabel={t('actions.showPassword')}
        hideLabel={t('actions.hidePassword')}
      />
    </Field>
  )
}
