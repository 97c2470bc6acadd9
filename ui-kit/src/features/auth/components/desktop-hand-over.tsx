import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useMinutesLeft } from '../use-minutes-left.ts'
import { DesktopOpening } from './desktop-opening.tsx'
import { OutcomeCard } from './outcome-card.tsx'

export interface DesktopHandOverProps {
  code: string
  /** In milliseconds, by the clock of this device. */
  endsAt: number
  /** Brings the code to the desktop client. */
  link: string
  failure: string | undefined
  busy: boolean
  onNewCode: () => void
}

/** The way of a code to the desktop client, for as long as it holds. */
export function DesktopHandOver({ code, endsAt, link, failure, busy, onNewCode }: DesktopHandOverProps) {
  const { t } = useTranslation('auth')
  const minutes = useMinutesLeft(endsAt)
  if (minutes > 0) return <DesktopOpening code={code} minutes={minutes} link={link} />
  return (
    <OutcomeCard
      tone="danger"
      icon={<Hourglass />}
      title={t('desktop.expired')}
      description={failure ?? t('desktop.expiredText')}
    >
      <Button variant="primary" size="lg" busy={busy} onClick={onNewCode}>
        {t('desktop.newCode')}
      </Button>
    </OutcomeCard>
  )
}
