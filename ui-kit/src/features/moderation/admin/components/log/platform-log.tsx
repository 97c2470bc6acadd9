import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PLATFORM_ACTIONS, PLATFORM_FIELDS } from '@fanfare/contract/moderation/data/platform_log.ts'
import { SIGN_UP_POLICIES } from '@fanfare/contract/identity/rules/sign_up.ts'
import { ChangeList } from '../../../../../components/change-list.tsx'
import type { Change } from '../../../../../components/field-changes.ts'
import { readLogFilter, toLogFilter } from '../../../../../components/log/log-filter.ts'
import { LogList } from '../../../../../components/log/log-list.tsx'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { platformLogQuery } from '../../api/admin-queries.ts'
import { AdministratorField } from './administrator-field.tsx'
import { untoldChanges } from './untold-changes.ts'

const readFilter = readLogFilter(PLATFORM_ACTIONS)

/** Fields with translated values; all other values are user-written text or numbers. */
const WORDS = {
  isPredefined: ['true', 'false'],
  isSensitive: ['true', 'false'],
  includesSubdomains: ['true', 'false'],
  status: ['pending', 'approved', 'rejected', 'open', 'closed'],
  state: ['approved', 'blocked'],
  signUpPasswords: SIGN_UP_POLICIES,
  signUpExternal: SIGN_UP_POLICIES,
  passwordSignIn: ['true', 'false'],
  isOn: ['true', 'false'],
  logo: ['old', 'new'],
  clientSecret: ['old', 'new'],
} as const

/** The decisions of administrators, newest first. */
export function PlatformLog() {
  const { t } = useTranslation('admin')
  const url = useListUrl(readFilter)
  const { filter, page, asOf, setFilter } = url
  return (
    <LogList
      url={url}
      query={useQuery(platformLogQuery({ ...toLogFilter(filter), page, asOf }))}
      actions={PLATFORM_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }))}
      person={<AdministratorField value={filter.actor} onChange={(actor) => setFilter({ actor })} />}
      label={t('log.title')}
      failedTitle={t('log.failed')}
      empty={[t('log.empty'), t('log.emptyText')]}
      nothing={t('log.nothing')}
      describe={(entry) => ({
        action: t(`actions.${entry.action}`),
        actionOn: (times) => t(`actionsOn.${entry.action}`, { times }),
        targetId: entry.targetId,
        subject: entry.subject,
        actor: entry.actor && entry.actor.name,
        changes: <Changes {...untoldChanges(entry)} />,
      })}
    />
  )
}

type Word = (typeof WORDS)[keyof typeof WORDS][number]

const wordsOf = (field: string): readonly Word[] => (field in WORDS ? WORDS[field as keyof typeof WORDS] : [])

/** The values before and after, in words of the reader. */
function Changes({ before, after }: Change) {
  const { t } = useTranslation('admin')
  const nameOf = (field: string) => {
    const known = PLATFORM_FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`log.fields.${known}`)
  }
  const textOf = (field: string, value: string) => {
    const word = wordsOf(field).find((each) => each === value)
    return word === undefined ? value : t(`log.values.${word}`)
  }
  return <ChangeList before={before} after={after} nameOf={nameOf} textOf={textOf} />
}
