import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { ROLES } from '@fanfare/contract/rules/role.ts'
import { fieldChanges, type FieldChange } from './field-changes.ts'

const FIELDS = ['name', 'description', 'publicShareMessage', 'slackShareMessage', 'role', 'owner'] as const

/** What an entry has changed: each field as it was and as it became. */
export function AuditChanges(entry: Pick<AuditEntry, 'before' | 'after'>) {
  const changes = fieldChanges(entry)
  if (changes.length === 0) return null
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </dl>
  )
}

function Change({ field, before, after }: FieldChange) {
  const { t } = useTranslation('settings')
  const known = FIELDS.find((name) => name === field)
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-0.5">
      <dt className="text-muted">{known === undefined ? field : t(`audit.fields.${known}`)}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="sr-only">{t('audit.was')}</span>
        <Value field={field} value={before} />
        <ArrowRight aria-hidden className="size-3.5 shrink-0 text-faint" />
        <span className="sr-only">{t('audit.became')}</span>
        <Value field={field} value={after} />
      </dd>
    </div>
  )
}

function Value({ field, value }: { field: string; value: string | null }) {
  const { t } = useTranslation('settings')
  if (value === null) return <i className="text-faint">{t('audit.nothing')}</i>
  const role = field === 'role' ? ROLES.find((known) => known === value) : undefined
  return (
    <span className="min-w-0 break-words whitespace-pre-wrap">
      {role === undefined ? value : t(`roles.${role}`)}
    </span>
  )
}
