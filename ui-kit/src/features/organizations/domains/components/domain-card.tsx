import { useTranslation } from 'react-i18next'
import type { DomainState, OrganizationDomain } from '@fanfare/contract/organizations/data/domain.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Badge, type BadgeTone } from '../../../../primitives/badge.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { DomainActions } from './domain-actions.tsx'
import { DomainProof } from './domain-proof.tsx'
import { JoiningChoice } from './joining-choice.tsx'

const TONES: Record<DomainState, BadgeTone> = {
  pending: 'warn',
  proven: 'ok',
  failing: 'warn',
  lost: 'danger',
}

export interface DomainCardProps {
  organizationId: string
  domain: OrganizationDomain
  /** Whether the server sends mails. */
  areMailed: boolean
  canManage: boolean
}

/** A domain: how it stands, who may join by it, and its proof where one is needed. */
export function DomainCard({ organizationId, domain, areMailed, canManage }: DomainCardProps) {
  const { t } = useTranslation('domains')
  const { state, proof, joining, checkedAt, checksAt, endsAt } = domain
  return (
    <SectionCard title={domain.domain} action={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
      {state === 'failing' && endsAt !== null && (
        <Notice tone="warn">
          <MarkedText text={t(proof === 'mail' ? 'confirmUntil' : 'restoreUntil')} mark="when">
            {() => <DateText iso={endsAt} />}
          </MarkedText>
        </Notice>
      )}
      {state === 'lost' && <Notice tone="danger">{t('lostText')}</Notice>}
      {state !== 'pending' && proof !== null && (
        <DotList>
          <DotItem>{t(`proofs.${proof}`)}</DotItem>
          {checkedAt !== null && (
            <DotItem>
              <DatedText iso={checkedAt} say={(date) => t('checked', { date })} />
            </DotItem>
          )}
          {state === 'proven' && checksAt !== null && (
            <DotItem>
              <MarkedText text={t('checks')} mark="when">
                {() => <DateText iso={checksAt} />}
              </MarkedText>
            </DotItem>
          )}
        </DotList>
      )}
      {canManage && state !== 'proven' && (
        <DomainProof organizationId={organizationId} domain={domain} areMailed={areMailed} />
      )}
      {canManage && <JoiningChoice organizationId={organizationId} domain={domain} />}
      {!canManage && (state === 'proven' || state === 'failing') && <p>{t(`joinings.${joining}Long`)}</p>}
      {canManage && <DomainActions organizationId={organizationId} domain={domain} />}
    </SectionCard>
  )
}
