import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, type FieldChange, fieldChanges, isLong } from './field-changes.ts'

export interface ChangeListProps extends Change {
  nameOf: (field: string) => string
  /** A value in readable form; its own text by default. */
  textOf: (field: string, value: string) => string
}

/** The changed fields of an entry in a log, before and after. */
export function ChangeList({ before, after, nameOf, textOf }: ChangeListProps) {
  const changes = fieldChanges({ before, after })
  if (changes.length === 0) return null
  // What was created or deleted has fields on one side only.
  const isOneSided = (field: string) => !(field in (before ?? {})) || !(field in (after ?? {}))
  const show = (field: string) => (value: string | null) => (
    <ChangedValue>{value === null ? null : textOf(field, value)}</ChangedValue>
  )
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {changes.map((change) => (
        <div
          key={change.field}
          className={clsx('flex min-w-0 flex-wrap gap-x-2', isLongChange(change) && 'basis-full')}
        >
          <dt className="text-muted">{nameOf(change.field)}</dt>
          <dd className="min-w-0">
            {isOneSided(change.field) ? (
              show(change.field)(change.after ?? change.before)
            ) : (
              <BeforeAndAfter {...change} show={show(change.field)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function BeforeAndAfter({
  before,
  after,
  show,
}: FieldChange & { show: (value: string | null) => ReactNode }) {
  const { t } = useTranslation()
  const long = isLongChange({ before, after })
  return (
    <div className={long ? 'flex flex-col gap-1' : 'flex flex-wrap items-center gap-x-2'}>
      <span className="sr-only">{t('changes.was')}</span>
      {show(before)}
      <ArrowRight aria-hidden className={`size-3.5 shrink-0 text-faint ${long ? 'rotate-90' : ''}`} />
      <span className="sr-only">{t('changes.became')}</span>
      {show(after)}
    </div>
  )
}

const isLongChange = ({ before, after }: Omit<FieldChange, 'field'>) => isLong(before) || isLong(after)

function ChangedValue({ children }: { children: string | null }) {
  const { t } = useTranslation()
  if (children === null) return <i className="text-faint">{t('changes.nothing')}</i>
  return <span className="min-w-0 break-words whitespace-pre-wrap">{children}</span>
}
