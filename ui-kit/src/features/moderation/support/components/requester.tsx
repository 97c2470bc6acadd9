import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { Badge } from '../../../../primitives/badge.tsx'

/** The sender of a request, and whether they were signed in. */
export function Requester({ request: { name, email, userId } }: { request: SupportRequest }) {
  const { t } = useTranslation('support')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
      <span className="break-words text-ink">{name ?? t('admin.deleted')}</span>
      {email !== null && (
        <a href={`mailto:${email}`} className="break-all underline hover:text-ink">
          {email}
        </a>
      )}
      {userId !== null && (
        <>
          <Badge tone="info" icon={<UserRoundCheck aria-hidden />}>
            {t('admin.authenticated')}
          </Badge>
          <code className="text-xs break-all">{userId}</code>
        </>
      )}
    </p>
  )
}
