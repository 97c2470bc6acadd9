import { MailCheck, MailX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { subscriptionOf, type Subscription } from '@fanfare/contract/notifications/rules/unsubscribe.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { useUnsubscribe } from '../api/choice-queries.ts'

/** The page of the unsubscribe link in a mail. It acts on a click only: mail scanners open links. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('choices')
  const [search] = useSearchParams()
  const token = search.get('token')
  const subscription = token === null ? null : subscriptionOf(token)
  return (
    <>
      <Meta title={t(`unsubscribe.${subscription ?? 'digest'}.title`)} noindex />
      {token === null || subscription === null ? (
        <LinkInvalid />
      ) : (
        <Confirmation token={token} subscription={subscription} />
      )}
    </>
  )
}

interface ConfirmationProps {
  token: string
  subscription: Subscription
}

function Confirmation({ token, subscription }: ConfirmationProps) {
  const { t } = useTranslation('choices')
  const { mutate, isSuccess, isPending, error } = useUnsubscribe()
  if (hasCode(error, 'UNSUBSCRIBE_LINK_INVALID')) return <LinkInvalid />
  if (isSuccess) {
    return (
      <OutcomePage
        icon={<MailCheck />}
        title={t('unsubscribe.doneTitle')}
        description={t(`unsubscribe.${subscription}.done`)}
      >
        <ButtonLink to="/">{t('unsubscribe.home')}</ButtonLink>
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      icon={<MailX />}
      title={t(`unsubscribe.${subscription}.title`)}
      description={t(`unsubscribe.${subscription}.text`)}
    >
      <ErrorNotice title={t('unsubscribe.failed')} error={error} />
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate(token)}>
        {t('unsubscribe.confirm')}
      </Button>
      <ButtonLink to="/" variant="ghost">
        {t(`unsubscribe.${subscription}.keep`)}
      </ButtonLink>
    </OutcomePage>
  )
}

function LinkInvalid() {
  const { t } = useTranslation(['choices', 'errors'])
  return (
    <OutcomePage
      tone="danger"
      icon={<MailX />}
      title={t('unsubscribe.invalidTitle')}
      description={t('errors:UNSUBSCRIBE_LINK_INVALID')}
    >
      <ButtonLink to="/profile">{t('unsubscribe.profile')}</ButtonLink>
    </OutcomePage>
  )
}
