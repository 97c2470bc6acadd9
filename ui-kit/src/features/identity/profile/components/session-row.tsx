import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunningSession } from '@fanfare/contract/identity/data/session.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useEndSession } from '../api/session-queries.ts'
import { useDeviceName } from '../hooks/use-device-name.ts'

export interface SessionRowProps {
  session: RunningSession
}

/** A session. The current one ends by signing out. */
export function SessionRow({ session }: SessionRowProps) {
  const { t } = useTranslation('profile')
  const device = useDeviceName(session)
  const [asking, setAsking] = useState(false)
  const facts = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p id={facts} className="text-sm break-words text-muted">
          {session.address ?? t('sessions.unknownAddress')}
          {' · '}
          {t('sessions.lastUsed')} <RelativeTime iso={session.lastUsedAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          aria-label={t('sessions.endNamed', { device })}
          aria-describedby={facts}
          onClick={() => setAsking(true)}
        >
          {t('sessions.end')}
        </Button>
      )}
      <EndSessionDialog session={session} open={asking} onOpenChange={setAsking} />
    </li>
  )
}

interface EndSessionDialogProps {
  session: RunningSession
  open: boolean
  onOpenChange: (open: boolean) => void
}

function EndSessionDialog({ session, open, onOpenChange }: EndSessionDialogProps) {
  const { t } = useTranslation('profile')
  const device = useDeviceName(session)
  const { mutateAsync } = useEndSession(session.id)

  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('endSession.title')}
      description={t('endSession.text', { device })}
      confirmLabel={t('endSession.confirm')}
      action={mutateAsync}
      done={t('endSession.done')}
    />
  )
}
