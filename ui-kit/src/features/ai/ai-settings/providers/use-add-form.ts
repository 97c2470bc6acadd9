import { useTranslation } from 'react-i18next'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useAddAiIntegration } from '../../api/ai-queries.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { CONNECTION_ERRORS, placeConnectionErrors } from './connection-errors.ts'
import { newConnectionSchema, type NewConnectionValues } from './provider-schema.ts'

/** The form of a new provider, whose key the server tests. */
export function useAddForm(organizationId: string, onAdded: () => void) {
  const { t } = useTranslation('ai-settings')
  const { mutateAsync } = useAddAiIntegration(organizationId)
  const state = useServerForm<NewConnectionValues, Added>({
    schema: newConnectionSchema(t),
    defaultValues: { provider: '', apiKey: '', model: '', baseUrl: '', isUntested: false },
    errorFields: { ...CONNECTION_ERRORS, AI_PROVIDER_EXISTS: 'provider' },
    placeFieldError: placeConnectionErrors(t),
    errorText: (error) => {
      if (hasCode(error, 'AI_TIMEOUT')) return t('providers.add.hangs')
      return hasCode(error, 'AI_UNAVAILABLE') ? t('providers.add.unreachable') : undefined
    },
    send: async ({ provider, apiKey, model, baseUrl, isUntested }) => {
      const { integration } = await mutateAsync({
        // The schema accepts no other.
        provider: provider as AiProvider,
        apiKey,
        ...(model !== '' && { model }),
        ...(baseUrl !== '' && { baseUrl }),
        ...(isUntested && { isUntested }),
      })
      return { provider: integration.provider, isUntested }
    },
    onSuccess: ({ provider, isUntested }) => {
      const named = { provider: PROVIDER_NAMES[provider] }
      toast('success', t(isUntested ? 'providers.add.doneUntested' : 'providers.add.done', named))
      onAdded()
    },
  })
  return {
    state,
    /** Whether the test has said nothing about the key, so that it may be added all the same. */
    isUnsettled: hasCode(state.error, ...UNSETTLED),
    addUntested: () => state.sendValues({ ...state.form.getValues(), isUntested: true }),
  }
}

interface Added {
  provider: AiProvider
  isUntested: boolean
}

/** Failures of the test that are not about the key, the model or the address. */
const UNSETTLED = [
  'AI_TIMEOUT',
  'AI_UNAVAILABLE',
  'AI_RATE_LIMITED',
  'AI_QUOTA_EXHAUSTED',
  'AI_UNREADABLE',
  'AI_REQUEST_REFUSED',
] as const
