import { useTranslation } from 'react-i18next'
import { Notice } from '../../../../primitives/notice.tsx'
import type { NotInvited } from '../hooks/use-invited.ts'

/** Says why the new account will not accept the invitation, in the words of the page of the invitation. */
export function InvalidInvitation({ hasEnded }: Pick<NotInvited, 'hasEnded'>) {
  const { t } = useTranslation('invitations')
  return (
    <div className="mb-4">
      <Notice tone="warn" title={t('invalid.title')}>
        {t(hasEnded ? 'invalid.ended' : 'invalid.unknown')}
      </Notice>
    </div>
  )
}
