import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { rememberReturnPath } from '../../../routing/return-to.ts'
import { useSession } from '../../../session/use-session.ts'
import type { VisitorRefusal } from '../hooks/use-public-claim.ts'

export interface RefusalNoticeProps {
  refusal: VisitorRefusal
}

/** Why a visitor could not copy. Who is not signed in yet is shown where to, and comes back here. */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  const { t } = useTranslation('suggestions')
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const signIn = (
    <ButtonLink to="/login" size="sm" onClick={() => rememberReturnPath(pathname + search)}>
      {t('visitor.signIn')}
    </ButtonLink>
  )
  return (
    <Notice tone="info" action={status === 'authenticated' ? undefined : signIn}>
      {t(`visitor.${refusal}`)}
    </Notice>
  )
}
