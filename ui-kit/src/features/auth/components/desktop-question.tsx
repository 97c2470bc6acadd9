import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { Avatar } from '../../../primitives/avatar.tsx'
import { Button } from '../../../primitives/button.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useSession } from '../../../session/use-session.ts'

export interface DesktopQuestionProps {
  device: string
  user: CurrentUser
  /** Why there is no code. */
  failure: string | undefined
  busy: boolean
  onConfirm: () => void
}

/** Whether this person is to be signed in on that computer. */
export function DesktopQuestion({ device, user, failure, busy, onConfirm }: DesktopQuestionProps) {
  const { t } = useTranslation('auth')
  const { signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }

  return (
    <MarkSheet title={t('desktop.question', { device })} description={t('desktop.caution')}>
      {failure !== undefined && (
        <Notice tone="danger" title={t('desktop.failed')}>
          {failure}
        </Notice>
      )}
      <div className="flex items-center gap-3 rounded-md border border-line px-3.5 py-3">
        <Avatar name={user.name} src={user.avatarUrl} size={36} />
        <div className="min-w-0">
          <p className="font-medium break-words">{user.name}</p>
          <p className="text-sm break-words text-muted">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Button variant="primary" size="lg" busy={busy} disabled={leaving} onClick={onConfirm}>
          {t(failure === undefined ? 'desktop.confirm' : 'desktop.newCode')}
        </Button>
        <Button variant="ghost" busy={leaving} disabled={busy} onClick={leave}>
          {t('desktop.another')}
        </Button>
      </div>
    </MarkSheet>
  )
}
