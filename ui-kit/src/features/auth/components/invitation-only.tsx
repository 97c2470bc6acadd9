import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../../primitives/spinner.tsx'
import { useSession } from '../../../session/use-session.ts'
import { invitationPath, wayInPath } from '../invitation.ts'

export interface InvitationOnlyProps {
  invitation: string
}

/** An invitation that comes without a sign-in: whoever is new creates an account, whoever is signed in answers it. */
export function InvitationOnly({ invitation }: InvitationOnlyProps) {
  const { t } = useTranslation()
  const { status } = useSession()
  if (status === 'anonymous') return <Navigate to={wayInPath('/register', invitation)} replace />
  if (status === 'authenticated') return <Navigate to={invitationPath(invitation)} replace />
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('state.loading')} />
    </div>
  )
}
