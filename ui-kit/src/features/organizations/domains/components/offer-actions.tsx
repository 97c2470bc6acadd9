import { useTranslation } from 'react-i18next'
import type { JoinAnswer, JoinOffer } from '@fanfare/contract/organizations/data/domain.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useDismissOffer, useJoinByDomain, useWithdraw } from '../api/join-actions.ts'

export interface OfferActionProps<Answer = void> {
  offer: JoinOffer
  /** Called once the server has done it. */
  onDone?: (answer: Answer) => void
}

/** The title and the text of an offer to join, or of a request. */
export function useOfferTexts({ organization: { name }, domain, joining, requestedAt }: JoinOffer) {
  const { t } = useTranslation('domains')
  return requestedAt === null
    ? {
        title: t('offer.title', { name }),
        text: t(joining === 'direct' ? 'offer.direct' : 'offer.request', { domain }),
      }
    : { title: t('offer.waiting', { name }), text: t('offer.asked') }
}

/** Whether the person can do more than wait: the organization may let them join at once by now. */
export const canJoin = ({ joining, requestedAt }: JoinOffer) => requestedAt === null || joining === 'direct'

/** Joins the organization, or asks to. */
export function JoinButton({ offer: { organization, joining }, onDone }: OfferActionProps<JoinAnswer>) {
  const { t } = useTranslation('domains')
  const { mutateAsync, isPending } = useJoinByDomain(organization.id)
  const isDirect = joining === 'direct'
  const join = useToastAction({
    action: () => mutateAsync().then(onDone),
    done: t(isDirect ? 'offer.joined' : 'offer.sent', { name: organization.name }),
    failed: t('offer.failed'),
  })
  return (
    <Button variant="primary" busy={isPending} onClick={join}>
      {t(isDirect ? 'offer.join' : 'offer.ask')}
    </Button>
  )
}

export function WithdrawButton({ offer: { organization }, onDone }: OfferActionProps) {
  const { t } = useTranslation('domains')
  const { mutateAsync, isPending } = useWithdraw(organization.id)
  const withdraw = useToastAction({
    action: () => mutateAsync().then(onDone),
    done: t('offer.withdrawn'),
    failed: t('offer.withdrawFailed'),
  })
  return (
    <Button busy={isPending} onClick={withdraw}>
      {t('offer.withdraw')}
    </Button>
  )
}

export function DismissButton({ offer: { organization }, onDone }: OfferActionProps) {
  const { t } = useTranslation('domains')
  const { mutateAsync, isPending } = useDismissOffer(organization.id)
  const dismiss = useToastAction({
    action: () => mutateAsync().then(onDone),
    done: t('offer.dismissed'),
    failed: t('offer.dismissFailed'),
  })
  return (
    <Button variant="ghost" busy={isPending} onClick={dismiss}>
      {t('offer.dismiss')}
    </Button>
  )
}
