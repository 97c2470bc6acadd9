import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Redirect } from '../../../../components/redirect.tsx'
import { takeReturnPath } from '../../../../platform/session/return-to.ts'
import { Meta } from '../../../../primitives/meta.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { Invitation } from '../components/invitation.tsx'

/** The page an invitation links to. The token stays in the address, so that a reload works. */
export default function InvitationScreen() {
  const { t } = useTranslation('invitations')
  const { token: inPath } = useParams()
  const [query] = useSearchParams()
  const token = inPath || query.get('token') || null
  // The sign-in has returned to this page.
  useEffect(() => void takeReturnPath(), [])
  return (
    <>
      <Meta title={t('title')} noindex />
      {token === null ? <MissingToken /> : <Invitation token={token} />}
    </>
  )
}

function MissingToken() {
  const { t } = useTranslation('invitations')
  useEffect(() => toast('error', t('missing')), [t])
  return <Redirect to="/" />
}
