import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '../../../../components/short-id.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'

/** Facts about the account that cannot be changed here. */
export function AccountFacts() {
  const { t } = useTranslation('profile')
  const { id, twoFaEnabled, createdAt, updatedAt } = useUser()
  return (
    <SectionCard title={t('account.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={t('account.id')}>
          <code className="font-mono">{shortId(id)}</code>
        </Fact>
        <Fact name={t('account.twoFactor')}>
          <Badge tone={twoFaEnabled ? 'ok' : 'neutral'}>
            {t(twoFaEnabled ? 'account.on' : 'account.off')}
          </Badge>
        </Fact>
        <Fact name={t('account.since')}>
          <DateText iso={createdAt} />
        </Fact>
        <Fact name={t('account.updated')}>
          <DateText iso={updatedAt} />
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
