import type {
  SlackApp,
  SlackStatus,
  SlackSyncResult,
  StartedSlackFlow,
} from '@fanfare/contract/slack/data/slack.ts'
import { api } from '../../../client/http.ts'

export function fetchSlackStatus(organizationId: string, signal?: AbortSignal) {
  return api.get<SlackStatus>(`/organizations/${organizationId}/slack/status`, { signal })
}

export function fetchSlackApp(signal?: AbortSignal) {
  return api.get<SlackApp>('/slack/app', { signal })
}

export function connectSlack(organizationId: string) {
  return api.post<StartedSlackFlow>(`/organizations/${organizationId}/slack/connect`)
}

export function disconnectSlack(organizationId: string) {
  return api.post<void>(`/organizations/${organizationId}/slack/disconnect`)
}

export function syncSlackUsers(organizationId: string) {
  return api.post<SlackSyncResult>(`/organizations/${organizationId}/slack/sync-users`)
}
