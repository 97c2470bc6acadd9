import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { takeReturnPath } from '../../../routing/return-to.ts'
import { Invitation } from '../components/invitation.tsx'
import { MissingToken } from '../components/missing-token.tsx'
import { useInvitationToken } from '../use-invitation-token.ts'

/** Where the link of an invitation leads. */
export default function InvitationScreen() {
  const { t } = useTranslation('invitations')
  const token = useInvitationToken()
  // Whoever is here has come back to it.
  useEffect(() => void takeReturnPath(), [])
  return (
    <>
      <Meta title={t('title')} noindex />
      {token === null ? <MissingToken /> : <Invitation token={token} />}
    </>
  )
}
