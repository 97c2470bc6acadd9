import type {
  AddAiIntegrationRequest,
  AiIntegrationDetails,
  AiIntegrationList,
  AiModelList,
  AiSettingsDetails,
  AiTestResult,
  EditAiIntegrationRequest,
  EditAiSettingsRequest,
} from '@fanfare/contract/ai/data/ai.ts'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { api } from '../../../client/http.ts'

const integrationPath = (organizationId: string, provider: AiProvider) =>
  `/ai/integrations/${organizationId}/${provider}`

export function fetchAiIntegrations(organizationId: string, signal?: AbortSignal) {
  return api.get<AiIntegrationList>(`/ai/integrations/${organizationId}`, { signal })
}

export function addAiIntegration(request: AddAiIntegrationRequest) {
  return api.post<AiIntegrationDetails>('/ai/integrations', request)
}

export function editAiIntegration(
  organizationId: string,
  provider: AiProvider,
  changes: EditAiIntegrationRequest,
) {
  return api.patch<AiIntegrationDetails>(integrationPath(organizationId, provider), changes)
}

export function removeAiIntegration(organizationId: string, provider: AiProvider) {
  return api.delete(integrationPath(organizationId, provider))
}

export function testAiIntegration(organizationId: string, provider: AiProvider) {
  return api.post<AiTestResult>(`${integrationPath(organizationId, provider)}/test`)
}

export function fetchAiModels(organizationId: string, provider: AiProvider, signal?: AbortSignal) {
  return api.get<AiModelList>(`${integrationPath(organizationId, provider)}/models`, { signal })
}

export function fetchAiSettings(organizationId: string, signal?: AbortSignal) {
  return api.get<AiSettingsDetails>(`/ai/settings/${organizationId}`, { signal })
}

export function editAiSettings(organizationId: string, changes: EditAiSettingsRequest) {
  return api.patch<AiSettingsDetails>(`/ai/settings/${organizationId}`, changes)
}
