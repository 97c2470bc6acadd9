import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '@fanfare/ui-kit/platform/preferences/command-key.ts'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'

export interface PanelFooterProps {
  /** What the keys act on; `none` without a list. */
  mode: 'list' | 'editor' | 'none'
}

/** The keys of the panel. They wrap in a language with long words, and in a large font. */
export function PanelFooter({ mode }: PanelFooterProps) {
  const { t } = useTranslation('desktop')
  return (
    <footer className="flex min-h-8 shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line bg-sunken px-3 py-1 text-xs text-muted">
      {mode !== 'none' && <Legend keys={['↵']}>{t('keys.copy')}</Legend>}
      {mode === 'list' && (
        <>
          <Legend keys={['⇧', '↵']}>{t('keys.copyOnly')}</Legend>
          <Legend keys={[COMMAND_KEY, 'E']}>{t('keys.edit')}</Legend>
          <Legend keys={['⇥']}>{t('keys.nextPost')}</Legend>
        </>
      )}
      {mode === 'editor' && <Legend keys={['⇧', '↵']}>{t('keys.newLine')}</Legend>}
      {mode !== 'list' && <Legend keys={['Esc']}>{t(mode === 'editor' ? 'keys.back' : 'keys.close')}</Legend>}
    </footer>
  )
}

function Legend({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="ms-0.5">{children}</span>
    </span>
  )
}
