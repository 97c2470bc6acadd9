import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AddAiIntegrationRequest,
  EditAiIntegrationRequest,
  EditAiSettingsRequest,
} from '@fanfare/contract/ai/data/ai.ts'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { ignoring } from '../../../client/api-error.ts'
import {
  addAiIntegration,
  editAiIntegration,
  editAiSettings,
  fetchAiIntegrations,
  fetchAiModels,
  fetchAiSettings,
  removeAiIntegration,
  testAiIntegration,
} from './ai-api.ts'
import { AI_POSTS_KEY, aiKey } from './ai-keys.ts'

export function aiIntegrationsQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...aiKey(organizationId), 'integrations'],
    queryFn: ({ signal }) => fetchAiIntegrations(organizationId, signal),
  })
}

/** The models a provider offers. */
export function aiModelsQuery(organizationId: string, provider: AiProvider) {
  return queryOptions({
    queryKey: [...aiKey(organizationId), 'models', provider],
    queryFn: ({ signal }) => fetchAiModels(organizationId, provider, signal),
  })
}

/** The prompts, moods and limit of an organization, and its usage. */
export function aiSettingsQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...aiKey(organizationId), 'settings'],
    queryFn: ({ signal }) => fetchAiSettings(organizationId, signal),
  })
}

export function useAddAiIntegration(organizationId: string) {
  return useMutation({
    mutationFn: (request: Omit<AddAiIntegrationRequest, 'organizationId'>) =>
      addAiIntegration({ organizationId, ...request }),
    onSettled: useRefresh(organizationId),
  })
}

export function useEditAiIntegration(organizationId: string, provider: AiProvider) {
  return useMutation({
    mutationFn: (changes: EditAiIntegrationRequest) => editAiIntegration(organizationId, provider, changes),
    onSettled: useRefresh(organizationId),
  })
}

/** Removes a provider. A provider that is already gone counts as removed. */
export function useRemoveAiIntegration(organizationId: string, provider: AiProvider) {
  return useMutation({
    mutationFn: () => removeAiIntegration(organizationId, provider).catch(ignoring('AI_PROVIDER_NOT_FOUND')),
    onSettled: useRefresh(organizationId),
  })
}

/** Asks the provider for a short answer, and keeps the result. */
export function useTestAiIntegration(organizationId: string, provider: AiProvider) {
  return useMutation({
    mutationFn: () => testAiIntegration(organizationId, provider),
    onSettled: useRefresh(organizationId),
  })
}

export function useEditAiSettings(organizationId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = aiSettingsQuery(organizationId)
  return useMutation({
    mutationFn: (changes: EditAiSettingsRequest) => editAiSettings(organizationId, changes),
    onSuccess: (details) => {
      queryClient.setQueryData(queryKey, details)
      void queryClient.invalidateQueries({ queryKey: AI_POSTS_KEY })
    },
  })
}

// What can be generated for a post depends on the providers.
function useRefresh(organizationId: string) {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: AI_POSTS_KEY })
    await queryClient.invalidateQueries({ queryKey: aiKey(organizationId) })
  }
}
