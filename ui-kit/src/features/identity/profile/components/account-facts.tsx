import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '../../../../components/short-id.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'

/** Facts about the account that cannot be changed here, in small print. */
export function AccountFacts() {
  const { t } = useTranslation('profile')
  const { id, twoFaEnabled, createdAt, updatedAt } = useUser()
  return (
    <section aria-label={t('account.title')}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 px-5 text-sm lg:grid-cols-4">
        <Fact name={t('account.since')}>
          <DateText iso={createdAt} />
        </Fact>
        <Fact name={t('account.updated')}>
          <DateText iso={updatedAt} />
        </Fact>
        <Fact name={t('account.twoFactor')}>{t(twoFaEnabled ? 'account.on' : 'account.off')}</Fact>
        <Fact name={t('account.id')}>
          <code className="font-mono">{shortId(id)}</code>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
