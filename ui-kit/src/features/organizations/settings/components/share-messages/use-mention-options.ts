import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../../../client/api-error.ts'
import { EVERYBODY, nameOf, type Mention } from '../../../../../components/mentions/mention-labels.ts'
import { nameOfUser } from '../../../../../components/mentions/use-mention-names.ts'
import { slackChannelListQuery, slackUserListQuery } from '../../../../../components/slack-directory.ts'
import { useDebounced } from '../../../../../components/use-debounced.ts'
import { matching } from './picker-trigger.ts'

const OFFERED = 6

export type MentionState = 'loading' | 'ready' | 'notConnected' | 'failed'

/** The mentions to offer, searched on the server. Null searches nothing. */
export function useMentionOptions(organizationId: string, query: string | null) {
  const { t } = useTranslation('settings')
  const search = useDebounced(query ?? '')
  const asked = { search: search || undefined, limit: OFFERED }
  const enabled = query !== null
  const users = useQuery({
    ...slackUserListQuery(organizationId, { ...asked, mentionable: true }),
    enabled,
  })
  const channels = useQuery({ ...slackChannelListQuery(organizationId, asked), enabled })
  const error = users.error ?? channels.error
  const found = [
    ...(users.data?.users ?? []).map((user) => {
      const name = nameOfUser(user)
      const label = `@${name}`
      return toOption({ type: 'user', id: user.slackUserId, name }, label, `${user.displayName} ${user.name}`)
    }),
    ...(channels.data?.channels ?? []).map(({ id, name }) =>
      toOption({ type: 'channel', id, name }, `#${name}`),
    ),
    ...EVERYBODY.map((mention) =>
      toOption(
        mention,
        nameOf(mention),
        '',
        mention.type === 'everybody' ? t(`messages.${mention.name}`) : '',
      ),
    ),
  ]
  const isCurrent = search === query && !users.isPlaceholderData && !channels.isPlaceholderData
  const isListed = users.data !== undefined && channels.data !== undefined
  return {
    state: stateOf(error, isListed && isCurrent),
    options: isListed && error === null ? matching(found, query ?? '') : [],
  }
}

function toOption(mention: Mention, label: string, alias = '', hint = '') {
  const key = mention.type === 'everybody' ? mention.name : mention.id
  return { key, label, mention, hint, alias }
}

function stateOf(error: Error | null, isComplete: boolean): MentionState {
  if (hasCode(error, 'SLACK_NOT_CONNECTED')) return 'notConnected'
  if (error !== null) return 'failed'
  return isComplete ? 'ready' : 'loading'
}
