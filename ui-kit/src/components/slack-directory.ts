import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  SlackChannelList,
  SlackListQuery,
  SlackUserList,
  SlackUserListQuery,
} from '@fanfare/contract/slack/data/slack.ts'
import { api } from '../client/http.ts'

/** The key of everything fetched about an organization's workspace. */
export const slackKey = (organizationId: string) => ['slack', organizationId] as const

/** A page of the synced users of the workspace. The previous page stays until the next one has loaded. */
export function slackUserListQuery(organizationId: string, query: SlackUserListQuery = {}) {
  return queryOptions({
    queryKey: [...slackKey(organizationId), 'users', query],
    queryFn: ({ signal }) =>
      api.get<SlackUserList>(`/slack/users/${organizationId}`, { query: { ...query }, signal }),
    placeholderData: (before, previous) =>
      previous?.queryKey[1] === organizationId ? keepPreviousData(before) : undefined,
  })
}

/** A page of the synced channels of the workspace. The previous page stays until the next one has loaded. */
export function slackChannelListQuery(organizationId: string, query: SlackListQuery = {}) {
  return queryOptions({
    queryKey: [...slackKey(organizationId), 'channels', query],
    queryFn: ({ signal }) =>
      api.get<SlackChannelList>(`/slack/channels/${organizationId}`, { query: { ...query }, signal }),
    placeholderData: (before, previous) =>
      previous?.queryKey[1] === organizationId ? keepPreviousData(before) : undefined,
  })
}
