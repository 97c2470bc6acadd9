import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { ConnectionDefaults } from './connection-defaults.tsx'
import { KeyField } from './key-field.tsx'
import { useAddForm } from './use-add-form.ts'

export interface AddFormProps {
  organizationId: string
  /** The providers that have no key yet. */
  offered: readonly AiProviderDefaults[]
  /** Called when the provider is added. */
  onAdded: () => void
  onCancel: () => void
}

/** Adds a provider with its key. */
export function AddForm({ organizationId, offered, onAdded, onCancel }: AddFormProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  const { state, isUnsettled, addUntested } = useAddForm(organizationId, onAdded)
  const { control, register, formState } = state.form
  const { field } = useController({ control, name: 'provider' })
  const { ref, value, onChange } = field
  const chosen = useWatch({ control, name: 'provider' })
  const defaults = offered.find(({ provider }) => provider === chosen)
  const options = offered.map(({ provider }) => ({
    value: provider,
    label: t(`providers.offers.${provider}`),
  }))
  return (
    <ServerForm state={state} failed={t('providers.add.failed')} className="gap-5">
      <Field label={t('providers.fields.provider')} error={formState.errors.provider?.message}>
        <Select
          label={t('providers.fields.provider')}
          ref={ref}
          value={value}
          onChange={onChange}
          options={[{ value: '', label: t('providers.fields.choose') }, ...options]}
        />
      </Field>
      <KeyField
        label={t('providers.fields.key')}
        hint={t('providers.fields.keyHint')}
        error={formState.errors.apiKey?.message}
        input={register('apiKey')}
        required
      />
      {defaults && <ConnectionDefaults state={state} defaults={defaults} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <output className="me-auto text-sm text-muted">{state.busy && t('providers.add.testing')}</output>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        {isUnsettled && (
          <Button onClick={addUntested} disabled={state.busy}>
            {t('providers.add.anyway')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={state.busy}>
          {t('providers.add.action')}
        </Button>
      </div>
    </ServerForm>
  )
}
