import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { AuditValue } from './audit-value.tsx'
import { fieldChanges, isLong, type FieldChange } from './field-changes.ts'

const FIELDS = [
  'name',
  'description',
  'publicShareMessage',
  'slackShareMessage',
  'copiersVisible',
  'role',
  'owner',
] as const

/** What an entry has changed: each field as it was and as it became. */
export function AuditChanges(entry: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useTranslation('settings')
  const changes = fieldChanges(entry)
  const nameOf = (field: string) => {
    const known = FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`audit.fields.${known}`)
  }
  // Who comes has had no role before, and who goes has none afterwards.
  const oneSided = entry.before === null || entry.after === null
  if (changes.length === 0) return null
  return (
    <dl className="flex flex-col gap-1.5 pt-1 text-sm">
      {changes.map((change) => (
        <div key={change.field} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-muted">{nameOf(change.field)}</dt>
          <dd>
            {oneSided ? (
              <AuditValue field={change.field} value={change.after ?? change.before} />
            ) : (
              <BeforeAndAfter {...change} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function BeforeAndAfter({ field, before, after }: FieldChange) {
  const { t } = useTranslation('settings')
  const long = isLong(before) || isLong(after)
  return (
    <div className={long ? 'flex flex-col gap-1' : 'flex flex-wrap items-center gap-x-2'}>
      <span className="sr-only">{t('audit.was')}</span>
      <AuditValue field={field} value={before} />
      <ArrowRight aria-hidden className={`size-3.5 shrink-0 text-faint ${long ? 'rotate-90' : ''}`} />
      <span className="sr-only">{t('audit.became')}</span>
      <AuditValue field={field} value={after} />
    </div>
  )
}
