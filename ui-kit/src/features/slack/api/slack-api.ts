import type {
  SlackApp,
  SlackStatus,
  SlackSyncResult,
  StartedSlackFlow,
  StartSlackFlowRequest,
} from '@fanfare/contract/slack/data/slack.ts'
import { api } from '../../../client/http.ts'

export function fetchSlackStatus(organizationId: string, signal?: AbortSignal) {
  return api.get<SlackStatus>(`/organizations/${organizationId}/slack/status`, { signal })
}

export function fetchSlackApp(signal?: AbortSignal) {
  return api.get<SlackApp>('/slack/app', { signal })
}

/** `returnTo` is the path to which the browser returns from Slack. */
export function connectSlack(organizationId: string, returnTo: string) {
  return api.post<StartedSlackFlow>(`/organizations/${organizationId}/slack/connect`, {
    returnTo,
  } satisfies StartSlackFlowRequest)
}

export function disconnectSlack(organizationId: string) {
  return api.post<void>(`/organizations/${organizationId}/slack/disconnect`)
}

export function syncSlackUsers(organizationId: string) {
  return api.post<SlackSyncResult>(`/organizations/${organizationId}/slack/sync-users`)
}
