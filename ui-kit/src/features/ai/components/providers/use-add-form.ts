import { useTranslation } from 'react-i18next'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useAddAiIntegration } from '../../api/ai-queries.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { CONNECTION_ERRORS, placeConnectionErrors } from './connection-errors.ts'
import { newConnectionSchema, type NewConnectionValues } from './provider-schema.ts'

/** The form of a new provider. */
export function useAddForm(organizationId: string, onAdded: () => void) {
  const { t } = useTranslation('ai')
  const { mutateAsync } = useAddAiIntegration(organizationId)
  return useServerForm<NewConnectionValues, AiProvider>({
    schema: newConnectionSchema(t),
    defaultValues: { provider: '', apiKey: '', model: '', baseUrl: '' },
    errorFields: { ...CONNECTION_ERRORS, AI_PROVIDER_EXISTS: 'provider' },
    placeFieldError: placeConnectionErrors(t),
    send: async ({ provider, apiKey, model, baseUrl }) => {
      const { integration } = await mutateAsync({
        // The schema accepts no other.
        provider: provider as AiProvider,
        apiKey,
        ...(model !== '' && { model }),
        ...(baseUrl !== '' && { baseUrl }),
      })
      return integration.provider
    },
    onSuccess: (provider) => {
      toast('success', t('providers.add.done', { provider: PROVIDER_NAMES[provider] }))
      onAdded()
    },
  })
}
