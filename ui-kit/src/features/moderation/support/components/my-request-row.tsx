import { useTranslation } from 'react-i18next'
import type { MySupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { Answer } from './answer.tsx'

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
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="min-w-0 flex-1 basis-60 font-medium break-words">
            {title}
          </h2>
          <Badge tone={status === 'open' ? 'warn' : 'neutral'}>{t(`status.${status}`)}</Badge>
        </div>
        <DotList>
          <DotItem>
            <RelativeTime iso={createdAt} />
          </DotItem>
          <DotItem>{t(`mine.priority.${priority}`)}</DotItem>
          {attachments.length > 0 && (
            <DotItem>
              {t('mine.attached', { names: names.format(attachments.map(({ filename }) => filename)) })}
            </DotItem>
          )}
          {answers.length === 0 && status === 'open' && <DotItem>{t('mine.waiting')}</DotItem>}
        </DotList>
      </div>
      <p dir="auto" className="break-words whitespace-pre-line">
        {description}
      </p>
      {answers.map((answer) => (
        <Answer key={answer.id} heading={t('mine.answer')} answer={answer} />
      ))}
    </li>
  )
}
