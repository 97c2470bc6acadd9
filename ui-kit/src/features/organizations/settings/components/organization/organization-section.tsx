import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '../../../../../components/short-id.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { CopiersChoice } from './copiers-choice.tsx'
import { CopyLimitChoice } from './copy-limit-choice.tsx'
import { ImportantPostsChoice } from './important-posts-choice.tsx'
import { InactivityChoice } from './inactivity-choice.tsx'
import { PacingChoice } from './pacing-choice.tsx'
import { PostWindowChoice } from './post-window-choice.tsx'
import { ReminderChoice } from './reminder-choice.tsx'
import { OrganizationDangerZone } from './organization-danger-zone.tsx'
import { OrganizationForm } from './organization-form.tsx'

/** Name, description and facts of the organization, and its deletion. */
export function OrganizationSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead
        title={t('menu.organization')}
        description={t('organization.text')}
        readOnly={!organization.can.update}
      />
      <Card>
        <OrganizationForm organization={organization} />
      </Card>
      <CopiersChoice organization={organization} />
      <CopyLimitChoice organization={organization} />
      <PostWindowChoice organization={organization} />
      <PacingChoice organization={organization} />
      <ImportantPostsChoice organization={organization} />
      <ReminderChoice organization={organization} />
      <InactivityChoice organization={organization} />
      <OrganizationFacts organization={organization} />
      {organization.can.delete && <OrganizationDangerZone organization={organization} />}
    </>
  )
}

/** Facts that cannot be changed. */
function OrganizationFacts({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('organization.facts')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name={t('organization.id')}>
          <code className="font-mono">{shortId(organization.id)}</code>
        </Fact>
        <Fact name={t('organization.created')}>
          <DateText iso={organization.createdAt} />
        </Fact>
        <Fact name={t('organization.changed')}>
          <DateText iso={organization.updatedAt} />
        </Fact>
      </dl>
    </SectionCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
