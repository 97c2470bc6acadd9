import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface PasswordMatchProps {
  matches: boolean
}

/** Whether the confirmation repeats the password. */
export function PasswordMatch({ matches }: PasswordMatchProps) {
  const { t } = useTranslation()
  const Icon = matches ? CircleCheck : CircleX
  return (
    <output
      className={matches ? 'flex items-center gap-1.5 text-ok' : 'flex items-center gap-1.5 text-danger'}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(matches ? 'password.match' : 'password.mismatch')}
    </output>
  )
}
