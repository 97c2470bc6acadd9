import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../platform/use-copied.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

export interface RecoveryCodesPanelProps {
  codes: readonly string[]
  /** The user has stored them. */
  onKept: () => void
}

/** Shows the recovery codes, only this once. */
export function RecoveryCodesPanel({ codes, onKept }: RecoveryCodesPanelProps) {
  const { t } = useTranslation('two-factor')
  const { copied, copy } = useCopied()
  const [hasFailed, setFailed] = useState(false)
  const copyAll = async () => setFailed((await copy(codes.join('\n'))) === 'failed')
  return (
    <>
      <Notice tone="warn" title={t('recovery.once')}>
        {t('recovery.text')}
      </Notice>
      <ul aria-label={t('recovery.title')} className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code} className="rounded-md border border-line px-3 py-1.5 text-center select-all">
            {code}
          </li>
        ))}
      </ul>
      {hasFailed && <Notice tone="warn">{t('recovery.copyFailed')}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copyAll()}>
          {t(copied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
      </div>
    </>
  )
}
