import { useTranslation } from 'react-i18next'
import { Card } from '../../../../../primitives/card.tsx'
import type { SectionProps } from '../section-head.tsx'
import { InviteForm } from './invite-form.tsx'

/** Asks the founder of an organization, next to a post that is ready, to invite the others. */
export default function InviteTeamPanel({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <Card as="section" aria-labelledby="invite-team" className="flex flex-col gap-3">
      <div>
        <h2 id="invite-team" className="font-semibold">
          {t('team.title')}
        </h2>
        <p className="text-sm text-muted">{t('team.text')}</p>
      </div>
      <InviteForm organizationId={organization.id} />
    </Card>
  )
}
