import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'

export interface LimitFieldProps {
  error: string | undefined
  input: UseFormRegisterReturn
}

/** The tokens of a month; empty for no limit. */
export function LimitField({ error, input }: LimitFieldProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  return (
    <Field label={t('prompts.limit.label')} hint={t('prompts.limit.hint')} error={error}>
      <TextInput
        {...input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('prompts.limit.none')}
        className="max-w-60 tabular-nums"
      />
    </Field>
  )
}
