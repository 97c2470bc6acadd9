import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useMakeDesktopCode } from '../api/desktop-mutations.ts'
import { callbackLink, type DesktopRequest } from '../desktop-request.ts'
import { DesktopHandOver } from './desktop-hand-over.tsx'
import { DesktopQuestion } from './desktop-question.tsx'

export interface DesktopSignInProps {
  request: DesktopRequest
  /** Who is signed in here. */
  user: CurrentUser
}

/** Asks, and lets the desktop client in. Nothing happens before somebody says yes: the address may be anybody's. */
export function DesktopSignIn({ request, user }: DesktopSignInProps) {
  const errorText = useErrorText()
  const { make, made, error, busy } = useMakeDesktopCode()
  const again = () => make(request)

  const state = { failure: error === null ? undefined : errorText(error), busy }

  if (made === null) {
    return <DesktopQuestion device={request.device} user={user} {...state} onConfirm={again} />
  }
  const link = callbackLink(made.code, request)
  return <DesktopHandOver key={made.code} {...made} {...state} link={link} onNewCode={again} />
}
