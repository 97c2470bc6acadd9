import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { PasswordInput } from '../../../../primitives/password-input.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import type { ProviderValues } from '../hooks/use-provider-form.ts'

export interface ProviderTextFieldProps {
  form: UseFormReturn<ProviderValues>
  name: Exclude<keyof ProviderValues, 'logo' | 'isOn'>
  hint?: ReactNode
  optional?: boolean
  /** Shown only on demand. */
  secret?: boolean
}

/** One field of a provider, as it is written at the provider. */
export function ProviderTextField({ form, name, hint, optional, secret }: ProviderTextFieldProps) {
  const { t } = useTranslation(['sign-in-providers', 'common'])
  const input = { ...form.register(name), autoCapitalize: 'none', spellCheck: false }
  return (
    <Field
      label={t(`form.${name}`)}
      hint={hint}
      error={form.formState.errors[name]?.message}
      optional={optional ? t('common:state.optional') : undefined}
    >
      {secret ? (
        <PasswordInput
          {...input}
          autoComplete="new-password"
          showLabel={t('form.showSecret')}
          hideLabel={t('form.hideSecret')}
        />
      ) : (
        <TextInput {...input} autoComplete="off" />
      )}
    </Field>
  )
}
