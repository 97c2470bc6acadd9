import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { useDesktopCode } from '../api/desktop-code.ts'
import { DesktopCode } from './desktop-code.tsx'
import { callbackLink, type DesktopRequest } from './desktop-request.ts'

export interface DesktopSignInProps {
  request: DesktopRequest
  /** The user signed in here. */
  user: CurrentUser
}

/** Signs the desktop client in after a confirmation, because the link may come from anyone. */
export function DesktopSignIn({ request, user }: DesktopSignInProps) {
  const errorText = useErrorText()
  const { issue, issued, error, busy } = useDesktopCode()
  const state = { failure: error === null ? undefined : errorText(error), busy }

  if (issued === null) {
    return <Question device={request.device} user={user} {...state} onConfirm={() => issue(request)} />
  }
  const link = callbackLink(issued.code, request)
  return <DesktopCode key={issued.code} {...issued} {...state} link={link} onNewCode={() => issue(request)} />
}

interface QuestionProps {
  device: string
  user: CurrentUser
  /** Why there is no code. */
  failure: string | undefined
  busy: boolean
  onConfirm: () => void
}

function Question({ device, user, failure, busy, onConfirm }: QuestionProps) {
  const { t } = useTranslation('auth')
  const { signOut } = useSession()
  const [signingOut, setSigningOut] = useState(false)
  const switchAccount = () => {
    setSigningOut(true)
    void signOut()
  }

  return (
    <StandaloneCard title={t('desktop.question', { device })} description={t('desktop.caution')}>
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
        <Button variant="primary" size="lg" busy={busy} disabled={signingOut} onClick={onConfirm}>
          {t(failure === undefined ? 'desktop.confirm' : 'desktop.newCode')}
        </Button>
        <Button variant="ghost" busy={signingOut} disabled={busy} onClick={switchAccount}>
          {t('desktop.another')}
        </Button>
      </div>
    </StandaloneCard>
  )
}
