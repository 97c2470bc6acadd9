import { useTranslation } from 'react-i18next'
import type { SlackScope } from '@fanfare/contract/slack/rules/slack.ts'

const PURPOSES = {
  'chat:write': 'scopes.chatWrite',
  'users:read': 'scopes.usersRead',
  'users:read.email': 'scopes.usersReadEmail',
  'channels:read': 'scopes.channelsRead',
  'groups:read': 'scopes.groupsRead',
  'im:read': 'scopes.imRead',
  'mpim:read': 'scopes.mpimRead',
  commands: 'scopes.commands',
  'links:read': 'scopes.linksRead',
  'links:write': 'scopes.linksWrite',
} as const satisfies Record<SlackScope, string>

export interface ScopeListProps {
  scopes: readonly SlackScope[]
}

/** The purpose of each scope. */
export function ScopeList({ scopes }: ScopeListProps) {
  const { t } = useTranslation('slack-details')
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {scopes.map((scope) => (
        <div key={scope} className="contents">
          <dt>
            <code className="rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{scope}</code>
          </dt>
          <dd className="text-muted max-sm:mb-2">{t(PURPOSES[scope])}</dd>
        </div>
      ))}
    </dl>
  )
}
