import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'

/** What the keys do here. */
export function PanelFoot() {
  const { t } = useTranslation('desktop')
  return (
    <footer className="flex h-9 shrink-0 items-center gap-3 border-t border-line bg-sunken px-3 text-sm text-muted">
      <Legend keys={['↑', '↓']}>{t('keys.move')}</Legend>
      <Legend keys={['↵']}>{t('keys.copy')}</Legend>
      <span className="ms-auto">
        <Legend keys={['esc']}>{t('keys.close')}</Legend>
      </span>
    </footer>
  )
}

function Legend({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="ms-0.5">{children}</span>
    </span>
  )
}
