import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'

export interface AddressFieldProps {
  defaults: AiProviderDefaults
  error: string | undefined
  input: UseFormRegisterReturn
}

/** The address of the provider, where it is not the default. */
export function AddressField({ defaults, error, input }: AddressFieldProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  const { provider, baseUrl } = defaults
  const hint = provider === 'meta' ? 'providers.hints.addressMeta' : 'providers.hints.address'
  return (
    <Field
      label={t('providers.fields.address')}
      optional={t('common:state.optional')}
      error={error}
      hint={<span className="break-words">{t(hint, { address: baseUrl })}</span>}
    >
      <TextInput
        {...input}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
