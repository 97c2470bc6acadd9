import { useTranslation } from 'react-i18next'
import { ROLES } from '@fanfare/contract/rules/role.ts'
import { MESSAGES } from '../share-messages/share-messages.ts'
import { toLabels } from '../share-messages/template-text.ts'
import { variableLabels } from '../share-messages/use-variable-labels.ts'

export interface AuditValueProps {
  field: string
  value: string | null
}

/** What a field was or became, as people read it: choices, roles and variables by their names. */
export function AuditValue({ field, value }: AuditValueProps) {
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
