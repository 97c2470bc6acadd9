import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MySupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Answer } from './answer.tsx'
import { PriorityBadge } from './priority-badge.tsx'

export interface MyRequestRowProps {
  request: MySupportRequest
}

/** A request of this user in full, with its answers. */
export function MyRequestRow({ request }: MyRequestRowProps) {
  const { t } = useTranslation('support')
  const { title, description, priority, status, attachments, answers, createdAt } = request
  const names = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <PriorityBadge priority={priority} />
        <Badge tone={status === 'open' ? 'warn' : 'neutral'}>{t(`status.${status}`)}</Badge>
        <RelativeTime iso={createdAt} />
      </p>
      <h2 dir="auto" className="font-medium break-words">
        {title}
      </h2>
      <p dir="auto" className="break-words whitespace-pre-line">
        {description}
      </p>
      {attachments.length > 0 && (
        <p className="flex items-baseline gap-1.5 text-sm text-muted">
          <Paperclip aria-hidden className="size-3.5 shrink-0 self-center" />
          <span className="min-w-0 break-words">
            {t('mine.attached', { names: names.format(attachments.map(({ filename }) => filename)) })}
          </span>
        </p>
      )}
      {answers.map((answer) => (
        <Answer key={answer.id} heading={t('mine.answer')} answer={answer} />
      ))}
      {answers.length === 0 && status === 'open' && <p className="text-sm text-muted">{t('mine.waiting')}</p>}
    </li>
  )
}
