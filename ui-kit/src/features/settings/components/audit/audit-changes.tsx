import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { ROLES } from '@fanfare/contract/rules/role.ts'
import { MESSAGES } from '../share-messages/share-messages.ts'
import { toLabels } from '../share-messages/template-text.ts'
import { variableLabels } from '../share-messages/use-variable-labels.ts'
import { type FieldChange, fieldChanges, isLong } from './audit-entry.ts'

const FIELDS = [
  'name',
  'description',
  'publicShareMessage',
  'slackShareMessage',
  'copiersVisible',
  'role',
  'owner',
] as const

/** The fields an audit entry has changed, before and after. */
export function AuditChanges(entry: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useTranslation('settings')
  const changes = fieldChanges(entry)
  const nameOf = (field: string) => {
    const known = FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`audit.fields.${known}`)
  }
  // A member who joins or leaves has a role on one side only.
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

interface AuditValueProps {
  field: string
  value: string | null
}

/** A value in readable form: roles, choices and variables by their labels. */
function AuditValue({ field, value }: AuditValueProps) {
  const { t } = useTranslation('settings')
  if (value === null) return <i className="text-faint">{t('audit.nothing')}</i>
  const role = field === 'role' ? ROLES.find((known) => known === value) : undefined
  if (field === 'copiersVisible') return <span>{t(value === 'true' ? 'audit.yes' : 'audit.no')}</span>
  const isMessage = MESSAGES.some((name) => name === field)
  const text = isMessage ? toLabels(value, variableLabels(t)) : value
  return (
    <span className="min-w-0 break-words whitespace-pre-wrap">
      {role === undefined ? text : t(`roles.${role}`)}
    </span>
  )
}
