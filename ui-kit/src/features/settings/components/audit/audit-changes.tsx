import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { ROLES } from '@fanfare/contract/rules/role.ts'
import { ChangeList } from '../../../../components/change-list.tsx'
import { MESSAGES } from '../share-messages/share-messages.ts'
import { toLabels } from '../share-messages/template-text.ts'
import { variableLabels } from '../share-messages/use-variable-labels.ts'

const FIELDS = [
  'name',
  'description',
  'publicShareMessage',
  'slackShareMessage',
  'copiersVisible',
  'role',
  'owner',
  'teamName',
] as const

/** The fields an audit entry has changed; roles, choices and variables by their labels. */
export function AuditChanges(entry: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useTranslation('settings')
  const nameOf = (field: string) => {
    const known = FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`audit.fields.${known}`)
  }
  const textOf = (field: string, value: string) => {
    if (field === 'copiersVisible') return t(value === 'true' ? 'audit.yes' : 'audit.no')
    if (MESSAGES.some((name) => name === field)) return toLabels(value, variableLabels(t))
    const role = field === 'role' ? ROLES.find((known) => known === value) : undefined
    return role === undefined ? value : t(`roles.${role}`)
  }
  return <ChangeList {...entry} nameOf={nameOf} textOf={textOf} />
}
