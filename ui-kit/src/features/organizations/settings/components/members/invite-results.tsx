import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../i18n/use-error-text.ts'
import type { InviteResult } from '../../api/send-invitations.ts'

export interface InviteResultsProps {
  results: InviteResult[]
}

/** The outcome for each invited address. */
export function InviteResults({ results }: InviteResultsProps) {
  const { t } = useTranslation('settings')
  return (
    <output>
      {results.length > 0 && (
        <ul aria-label={t('invite.results')} className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-3">
          {results.map((result) => (
            <Result key={result.email} {...result} />
          ))}
        </ul>
      )}
    </output>
  )
}

function Result({ email, outcome, error }: InviteResult) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const isSent = outcome === 'sent'
  const Icon = isSent ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={isSent ? 'mt-0.5 size-4 shrink-0 text-ok' : 'mt-0.5 size-4 shrink-0 text-danger'}
      />
      <span className="min-w-0">
        <bdi className="font-medium break-words">{email}</bdi>{' '}
        <span className="text-muted">
          {outcome === 'failed' ? errorText(error) : t(`invite.outcomes.${outcome}`)}
        </span>
      </span>
    </li>
  )
}
