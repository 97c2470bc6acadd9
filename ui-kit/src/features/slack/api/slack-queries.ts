import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ignoring } from '../../../client/api-error.ts'
import { ORGANIZATIONS_KEY } from '../../../components/organization-cache.ts'
import { slackKey } from '../../../components/slack-directory.ts'
import {
  connectSlack,
  disconnectSlack,
  fetchSlackApp,
  fetchSlackStatus,
  syncSlackUsers,
} from './slack-api.ts'

/** Polls the progress of a sync while the event stream is interrupted. */
const PROGRESS_INTERVAL_MS = 5_000

/** The connection of an organization, and its sync. */
export function slackStatusQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...slackKey(organizationId), 'status'],
    queryFn: ({ signal }) => fetchSlackStatus(organizationId, signal),
    refetchInterval: ({ state }) => (state.data?.sync.state === 'running' ? PROGRESS_INTERVAL_MS : false),
  })
}

/** What the operator of the server needs to create the app at Slack. */
export function slackAppQuery() {
  return queryOptions({
    queryKey: ['slack-app'],
    queryFn: ({ signal }) => fetchSlackApp(signal),
  })
}

/** Starts the OAuth flow, which returns to a path; resolves to the page of Slack. */
export function useConnectSlack(organizationId: string) {
  return useMutation({ mutationFn: (returnTo: string) => connectSlack(organizationId, returnTo) })
}

/** Ends the connection. A connection that has already ended counts as ended. */
export function useDisconnectSlack(organizationId: string) {
  const refresh = useRefresh(organizationId)
  return useMutation({
    mutationFn: () => disconnectSlack(organizationId).catch(ignoring('SLACK_NOT_CONNECTED')),
    onSettled: refresh,
  })
}

export function useSyncSlackUsers(organizationId: string) {
  const refresh = useRefresh(organizationId)
  return useMutation({ mutationFn: () => syncSlackUsers(organizationId), onSettled: refresh })
}

// Organizations carry the name of their workspace.
function useRefresh(organizationId: string) {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })
    await queryClient.invalidateQueries({ queryKey: slackKey(organizationId) })
  }
}
