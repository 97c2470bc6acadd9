import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InviteResult } from '@fanfare/contract/organizations/data/invitation.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../../i18n/marked-text.tsx'

export interface InviteResultsProps {
  results: InviteResult[]
}

/** How many addresses are invited now and later, and why each other one is not. */
export function InviteResults({ results }: InviteResultsProps) {
  const { t } = useTranslation('settings')
  const sent = results.filter(({ outcome }) => outcome === 'sent')
  const queued = results.filter(({ outcome }) => outcome === 'queued')
  const [first] = queued
  return (
    <output>
      {results.length > 0 && (
        <ul
          aria-label={t('invite.results')}
          className="mt-4 flex max-h-80 flex-col gap-2 overflow-y-auto rounded-md bg-sunken px-3.5 py-3"
        >
          {sent.length > 0 && (
            <Row icon={<CircleCheck aria-hidden className="text-ok" />}>
              {t('invite.sentCount', { count: sent.length })}
            </Row>
          )}
          {first && (
            <Row icon={<Clock aria-hidden className="text-warn" />}>
              <MarkedText text={t('invite.queuedCount', { count: queued.length })} mark="when">
                {() => <DateText iso={first.sendAt!} />}
              </MarkedText>
            </Row>
          )}
          {results.map(
            ({ email, outcome }) =>
              outcome !== 'sent' &&
              outcome !== 'queued' && (
                <Row key={email} icon={<CircleAlert aria-hidden className="text-danger" />}>
                  <bdi className="font-medium break-words">{email}</bdi>{' '}
                  <span className="text-muted">{t(`invite.outcomes.${outcome}`)}</span>
                </Row>
              ),
          )}
        </ul>
      )}
    </output>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
