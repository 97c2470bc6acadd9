import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../../primitives/card.tsx'
import type { SectionProps } from '../section-head.tsx'
import { InviteForm } from './invite-form.tsx'

export interface InviteTeamProps extends SectionProps {
  /** What else makes the team comment. */
  children: ReactNode
}

/** Gets the team to comment, next to the first post of the founder. The others are invited while there are none. */
export function InviteTeam({ organization, children }: InviteTeamProps) {
  const { t } = useTranslation('settings')
  const isAlone = organization.membersCount === 1
  return (
    <Card as="section" aria-labelledby="invite-team" className="flex flex-col gap-3">
      <div>
        <h2 id="invite-team" className="font-semibold">
          {t('team.title')}
        </h2>
        {isAlone && <p className="text-sm text-muted">{t('team.text')}</p>}
      </div>
      {isAlone && <InviteForm organizationId={organization.id} />}
      {children}
    </Card>
  )
}
