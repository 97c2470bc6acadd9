import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../primitives/field.tsx'
import { SuggestInput } from '../../../../primitives/suggest-input.tsx'

export interface ModelFieldProps {
  field: Pick<ControllerRenderProps, 'value' | 'onChange' | 'onBlur' | 'ref'>
  error: string | undefined
  /** The default, for an empty field. */
  defaultModel: string
  /** The models the provider is known to offer. */
  models: readonly string[]
  /** Why the models could not be loaded. */
  problem?: ReactNode
}

/** The model, chosen from those the provider offers, or typed. */
export function ModelField({ field, error, defaultModel, models, problem }: ModelFieldProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  return (
    <Field
      label={t('providers.fields.model')}
      optional={t('common:state.optional')}
      error={error}
      hint={
        <>
          {t('providers.hints.model', { model: defaultModel })} {problem}
        </>
      }
    >
      <SuggestInput
        label={t('providers.fields.model')}
        openLabel={t('providers.fields.models')}
        {...field}
        suggestions={models}
      />
    </Field>
  )
}
