import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationDomain } from '@fanfare/contract/organizations/data/domain.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useCheckRecord } from '../api/domain-queries.ts'

export interface RecordProofProps {
  organizationId: string
  domain: OrganizationDomain
}

/** The record that proves a domain, to be copied, and its look-up. */
export function RecordProof({ organizationId, domain: { id, domain, record } }: RecordProofProps) {
  const { t } = useTranslation('domains')
  const { mutate, isPending, error } = useCheckRecord(organizationId, id)
  const check = () => mutate(undefined, { onSuccess: () => toast('success', t('found', { domain })) })
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-muted">{t('record.text')}</p>
      <dl className="flex flex-col gap-3">
        <RecordPart domain={domain} label={t('record.name')} value={record.name} />
        <RecordPart domain={domain} label={t('record.type')} value="TXT" />
        <RecordPart domain={domain} label={t('record.value')} value={record.value} />
      </dl>
      <ErrorNotice title={t('record.failed')} error={error} />
      <Button
        variant="primary"
        className="self-start"
        busy={isPending}
        aria-label={t('checkNamed', { domain })}
        onClick={check}
      >
        {t('record.check')}
      </Button>
    </div>
  )
}

interface RecordPartProps {
  domain: string
  label: string
  value: string
}

function RecordPart({ domain, label, value }: RecordPartProps) {
  const { t } = useTranslation(['domains', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => t('record.copyByHand', { text }))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <dt className="w-16 text-sm font-medium">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-56 flex-wrap items-center justify-between gap-2">
        <code className="min-w-0 break-all">{value}</code>
        <Button
          size="sm"
          icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
          aria-label={copied ? undefined : t('record.copyNamed', { part: label, domain })}
          onClick={() => void copyOrShow(value)}
        >
          {copied ? t('common:actions.copied') : t('record.copy')}
        </Button>
      </dd>
    </div>
  )
}
