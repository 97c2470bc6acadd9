import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SlackUser } from '@fanfare/contract/slack/data/slack.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { slackChannelListQuery, slackUserListQuery } from '../slack-directory.ts'
import type { Mention, MentionNames } from './mention-labels.ts'

/** The current names of mentioned users and channels, as far as the workspace has them; undefined while loading. */
export function useMentionNames(
  organizationId: string,
  mentions: readonly Mention[],
): MentionNames | undefined {
  const users = idsOf(mentions, 'user')
  const channels = idsOf(mentions, 'channel')
  const limit = PAGE_SIZE_MAX
  const { data: named, isLoading } = useQuery({
    ...slackUserListQuery(organizationId, { ids: users, limit }),
    enabled: users !== '',
  })
  const { data: titled, isLoading: isLoadingChannels } = useQuery({
    ...slackChannelListQuery(organizationId, { ids: channels, limit }),
    enabled: channels !== '',
  })
  if (isLoading || isLoadingChannels) return undefined
  return new Map([
    ...(named?.users ?? []).map((user) => [user.slackUserId, nameOfUser(user)] as const),
    ...(titled?.channels ?? []).map(({ id, name }) => [id, name] as const),
  ])
}

/** The names as they were first loaded: text that is being written keeps them. */
export function useFirstMentionNames(
  organizationId: string,
  mentions: readonly Mention[],
): MentionNames | undefined {
  const [asked] = useState(mentions)
  const names = useMentionNames(organizationId, asked)
  const [first, setFirst] = useState(names)
  if (first === undefined && names !== undefined) setFirst(names)
  return first ?? names
}

export function nameOfUser({ realName, displayName, name }: SlackUser): string {
  return realName || displayName || name
}

function idsOf(mentions: readonly Mention[], type: 'user' | 'channel'): string {
  const ids = mentions.flatMap((mention) => (mention.type === type ? [mention.id] : []))
  return [...new Set(ids)].toSorted().slice(0, PAGE_SIZE_MAX).join(',')
}
