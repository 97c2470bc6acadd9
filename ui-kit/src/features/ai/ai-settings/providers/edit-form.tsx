import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiIntegration, AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { aiModelsQuery, useEditAiIntegration } from '../../api/ai-queries.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { AddressField } from './address-field.tsx'
import { CONNECTION_ERRORS, placeConnectionErrors } from './connection-errors.ts'
import { KeyField } from './key-field.tsx'
import { ModelField } from './model-field.tsx'
import {
  changesOf,
  connectionSchema,
  connectionValues,
  isNewAddress,
  type ConnectionValues,
} from './provider-schema.ts'

export interface EditFormProps {
  organizationId: string
  integration: AiIntegration
  defaults: AiProviderDefaults | undefined
  /** Called when the changes are saved. */
  onSaved: () => void
  onCancel: () => void
}

/** Changes the model, address and key of a provider. */
export function EditForm(props: EditFormProps) {
  const { organizationId, integration, defaults } = props
  const { t } = useTranslation(['ai-settings', 'common'])
  const errorText = useErrorText()
  const { data, error } = useQuery(aiModelsQuery(organizationId, integration.provider))
  const state = useEditForm(props)
  const { control, register, formState } = state.form
  const { field } = useController({ control, name: 'model' })
  const baseUrl = useWatch({ control, name: 'baseUrl' })
  const keyNeeded = isNewAddress(integration, baseUrl)
  return (
    <ServerForm state={state} failed={t('providers.changeFailed')} className="gap-5">
      <ModelField
        field={field}
        error={formState.errors.model?.message}
        defaultModel={defaults?.model ?? ''}
        models={data?.models ?? []}
        problem={error && t('providers.hints.modelsFailed', { reason: errorText(error) })}
      />
      {defaults && (
        <AddressField
          defaults={defaults}
          error={formState.errors.baseUrl?.message}
          input={register('baseUrl')}
        />
      )}
      <KeyField
        label={t('providers.edit.newKey')}
        hint={t(keyHintOf(integration, keyNeeded), { hint: integration.keyHint })}
        error={formState.errors.apiKey?.message}
        input={register('apiKey')}
        required={keyNeeded}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={props.onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={state.busy}>
          {t('common:actions.save')}
        </Button>
      </div>
    </ServerForm>
  )
}

function keyHintOf({ keyHint }: AiIntegration, keyNeeded: boolean) {
  if (keyNeeded) return 'providers.hints.keyNeeded'
  // No part of a short key is shown.
  return keyHint ? 'providers.hints.newKey' : 'providers.hints.storedKey'
}

/** Sends only changed fields; a form without changes is saved without a request. */
function useEditForm({ organizationId, integration, onSaved }: EditFormProps) {
  const { t } = useTranslation('ai-settings')
  const { provider } = integration
  const { mutateAsync } = useEditAiIntegration(organizationId, provider)
  return useServerForm<ConnectionValues>({
    schema: connectionSchema(t, integration),
    defaultValues: connectionValues(integration),
    errorFields: CONNECTION_ERRORS,
    placeFieldError: placeConnectionErrors(t),
    send: async (values) => {
      const changes = changesOf(integration, values)
      if (Object.keys(changes).length > 0) await mutateAsync(changes)
    },
    onSuccess: () => {
      toast('success', t('providers.edit.done', { provider: PROVIDER_NAMES[provider] }))
      onSaved()
    },
  })
}
