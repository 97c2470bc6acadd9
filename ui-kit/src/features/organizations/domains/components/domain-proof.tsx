import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DomainProof as Proof, OrganizationDomain } from '@fanfare/contract/organizations/data/domain.ts'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { CodeProof } from './code-proof.tsx'
import { RecordProof } from './record-proof.tsx'

export interface DomainProofProps {
  organizationId: string
  domain: OrganizationDomain
  /** Whether the server sends mails; there is no choice otherwise. */
  areMailed: boolean
}

/** The choice between the two proofs of a domain. */
export function DomainProof({ organizationId, domain, areMailed }: DomainProofProps) {
  const { t } = useTranslation('domains')
  const [chosen, setChosen] = useState<Proof>(domain.proof ?? (domain.mailbox === null ? 'dns' : 'mail'))
  const proof = areMailed ? chosen : 'dns'
  const Shown = proof === 'dns' ? RecordProof : CodeProof
  return (
    <div className="flex flex-col items-start gap-4">
      {areMailed && (
        <Segmented
          label={t('proofOf', { domain: domain.domain })}
          value={proof}
          onChange={setChosen}
          options={(['dns', 'mail'] as const).map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
      )}
      <Shown organizationId={organizationId} domain={domain} />
    </div>
  )
}
