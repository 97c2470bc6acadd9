import { ClipboardCopy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'

/** Copies the log for a support request, and shows how many entries of servers this version could not read. */
export function DiagnosticsSection() {
  const { t } = useTranslation('desktop')
  const count = useDesktop(({ skippedEntries }) => skippedEntries)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => setOutcome((await bridge.call('diagnostics:copy')) ? 'copied' : 'failed')
  return (
    <SectionCard title={t('diagnostics.title')} description={t('diagnostics.hint')}>
      {count > 0 && <p className="mb-3 text-muted">{t('diagnostics.skipped', { count })}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<ClipboardCopy aria-hidden />} onClick={() => void copy()}>
          {t('diagnostics.copy')}
        </Button>
        <output className="text-muted">{outcome && t(`diagnostics.${outcome}`)}</output>
      </div>
    </SectionCard>
  )
}
