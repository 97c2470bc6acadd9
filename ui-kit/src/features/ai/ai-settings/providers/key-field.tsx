import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { PasswordInput } from '../../../../primitives/password-input.tsx'

export interface KeyFieldProps {
  label: string
  hint: ReactNode
  error: string | undefined
  input: UseFormRegisterReturn
  required?: boolean
}

/** The API key, masked. */
export function KeyField({ label, hint, error, input, required }: KeyFieldProps) {
  const { t } = useTranslation('ai-settings')
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        {...input}
        required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        showLabel={t('providers.fields.showKey')}
        hideLabel={t('providers.fields.hideKey')}
      />
    </Field>
  )
}
