import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import { rememberReturnPath } from '../../../platform/session/return-to.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useVisitorLimitText } from '../hooks/use-visitor-limit-text.ts'

/** Why a visitor cannot copy, and until when, with a link to sign in that comes back here. */
export function VisitorLimitNotice({ limit }: { limit: VisitorLimit }) {
  const { t } = useTranslation('suggestions')
  const limitText = useVisitorLimitText()
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const signIn = (
    <ButtonLink to="/login" size="sm" onClick={() => rememberReturnPath(pathname + search)}>
      {t('visitor.signIn')}
    </ButtonLink>
  )
  return (
    <Notice
      tone="info"
      action={status === 'authenticated' || limit.code === 'POST_ENDED' ? undefined : signIn}
    >
      {limitText(limit)}
    </Notice>
  )
}
