import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { JOININGS } from '@fanfare/contract/organizations/data/domain.ts'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { ROLES } from '@fanfare/contract/organizations/rules/role.ts'
import { ChangeList } from '../../../../components/change-list.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { MESSAGES } from '../../settings/components/share-messages/share-messages.ts'
import { toLabels } from '../../settings/components/share-messages/template-text.ts'
import { variableLabels } from '../../settings/components/share-messages/use-variable-labels.ts'

const FIELDS = [
  'name',
  'description',
  'publicShareMessage',
  'slackShareMessage',
  'copiersVisible',
  'copiesPerPost',
  'postWindowHours',
  'importantPerWeek',
  'isPaced',
  'reminderShare',
  'inactivityWeeks',
  'role',
  'owner',
  'teamName',
  'key',
  'model',
  'baseUrl',
  'isActive',
  'isFirst',
  'tone',
  'avoid',
  'examples',
  'moods',
  'monthlyTokens',
] as const

const CHOICES = new Set(['copiersVisible', 'isPaced', 'isActive', 'isFirst'])

/** The changed fields of an audit entry; roles, choices, moods and variables by their labels. */
export function AuditChanges(entry: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useTranslation(['audit', 'settings', 'domains'])
  const { t: settings } = useTranslation('settings')
  const language = useLanguage()
  const nameOf = (field: string) => {
    if (field === 'joining' || field === 'proof') return t(`domains:audit.fields.${field}`)
    const known = FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`fields.${known}`)
  }
  const textOf = (field: string, value: string) => {
    if (CHOICES.has(field)) return t(value === 'true' ? 'yes' : 'no')
    if (MESSAGES.some((name) => name === field)) return toLabels(value, variableLabels(settings))
    if (field === 'moods') return moodNames(value, language)
    if (field === 'joining')
      return t(`domains:joinings.${JOININGS.find((one) => one === value) ?? 'request'}`)
    if (field === 'proof') return t(`domains:audit.proof.${value === 'dns' ? 'dns' : 'mail'}`)
    const role = field === 'role' ? ROLES.find((known) => known === value) : undefined
    return role === undefined ? value : t(`settings:roles.${role}`)
  }
  return <ChangeList {...entry} nameOf={nameOf} textOf={textOf} />
}

/** The log has the English names of moods. */
function moodNames(value: string, language: Language): string {
  const names = value.split(', ').map((name) => MOODS.find(({ names }) => names.en === name)?.names[language])
  return names.every((name) => name !== undefined)
    ? new Intl.ListFormat(language, { type: 'unit' }).format(names)
    : value
}
