import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunningSession } from '@fanfare/contract/data/session.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { useDeviceName } from '../use-device-name.ts'
import { EndSessionDialog } from './end-session-dialog.tsx'

export interface SessionRowProps {
  session: RunningSession
}

/** One place where this person is signed in. This device is left by signing out. */
export function SessionRow({ session }: SessionRowProps) {
  const { t } = useTranslation('profile')
  const device = useDeviceName(session)
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {session.address ?? t('sessions.unknownAddress')}
          {' · '}
          {t('sessions.lastUsed')} <RelativeTime iso={session.lastUsedAt} />
        </p>
      </div>
      {!session.current && (
        <Button size="sm" aria-label={t('sessions.endNamed', { device })} onClick={() => setAsking(true)}>
          {t('sessions.end')}
        </Button>
      )}
      <EndSessionDialog session={session} open={asking} onOpenChange={setAsking} />
    </li>
  )
}
