import { clsx } from 'clsx'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  PASSWORD_MIN,
  PASSWORD_REQUIREMENTS,
  PASSWORD_SYMBOLS,
  type PasswordRequirement,
} from '@fanfare/contract/identity/rules/password.ts'

const REQUIREMENTS = Object.keys(PASSWORD_REQUIREMENTS) as PasswordRequirement[]

export interface PasswordChecklistProps {
  /** The current value. */
  password: string
  /** The last value that the server has refused as easy to guess. */
  refused: string | null
}

/** The password requirements, checked off while typing. Only the server knows which passwords are easy to guess. */
export function PasswordChecklist({ password, refused }: PasswordChecklistProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('password.checklist')} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {REQUIREMENTS.map((requirement) => (
        <Requirement
          key={requirement}
          label={t(`password.${requirement}`, { min: PASSWORD_MIN, symbols: PASSWORD_SYMBOLS })}
          state={PASSWORD_REQUIREMENTS[requirement](password) ? 'met' : 'unmet'}
        />
      ))}
      <Requirement label={t('password.hard')} state={password === refused ? 'unmet' : 'later'} isWide />
    </ul>
  )
}

interface RequirementProps {
  label: string
  state: 'met' | 'unmet' | 'later'
  /** Takes a row of its own. */
  isWide?: boolean
}

function Requirement({ label, state, isWide }: RequirementProps) {
  const { t } = useTranslation()
  const Icon = state === 'met' ? CircleCheck : Circle
  return (
    <li
      className={clsx(
        'flex items-center gap-1.5',
        state === 'met' ? 'text-ok' : 'text-muted',
        isWide && 'col-span-full',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {label}
      <span className="sr-only">{t(`password.${state}`)}</span>
    </li>
  )
}
