import { clsx } from 'clsx'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  PASSWORD_MIN,
  PASSWORD_REQUIREMENTS,
  PASSWORD_SYMBOLS,
  type PasswordRequirement,
} from '@fanfare/contract/rules/password.ts'

const REQUIREMENTS = Object.keys(PASSWORD_REQUIREMENTS) as PasswordRequirement[]

export interface PasswordChecklistProps {
  /** The current value. */
  password: string
}

/** The password requirements, checked off while typing. */
export function PasswordChecklist({ password }: PasswordChecklistProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('password.checklist')} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {REQUIREMENTS.map((requirement) => {
        const met = PASSWORD_REQUIREMENTS[requirement](password)
        const Icon = met ? CircleCheck : Circle
        return (
          <li key={requirement} className={clsx('flex items-center gap-1.5', met ? 'text-ok' : 'text-muted')}>
            <Icon aria-hidden className="size-3.5 shrink-0" />
            {t(`password.${requirement}`, { min: PASSWORD_MIN, symbols: PASSWORD_SYMBOLS })}
            <span className="sr-only">{t(met ? 'password.met' : 'password.unmet')}</span>
          </li>
        )
      })}
    </ul>
  )
}
