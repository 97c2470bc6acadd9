import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import type { ProviderValues } from '../hooks/use-provider-form.ts'

export interface ProviderTextFieldProps {
  form: UseFormReturn<ProviderValues>
  name: Exclude<keyof ProviderValues, 'logo' | 'isOn'>
  hint?: ReactNode
  optional?: boolean
  /** Not shown while it is typed. */
  secret?: boolean
}

/** One field of a provider, as it is written at the provider. */
export function ProviderTextField({ form, name, hint, optional, secret }: ProviderTextFieldProps) {
  const { t } = useTranslation('sign-in-providers')
  return (
    <Field
      label={t(`form.${name}`)}
      hint={hint}
      error={form.formState.errors[name]?.message}
      optional={optional ? t('form.optional') : undefined}
    >
      <TextInput
        {...form.register(name)}
        type={secret ? 'password' : 'text'}
        autoComplete={secret ? 'new-password' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
