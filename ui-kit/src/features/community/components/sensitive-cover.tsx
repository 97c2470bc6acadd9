import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'

export interface SensitiveCoverProps {
  isSensitive: boolean
  children: ReactNode
}

/** Hides the text of a sensitive post until it is asked for. */
export function SensitiveCover({ isSensitive, children }: SensitiveCoverProps) {
  const { t } = useTranslation('community')
  const [open, setOpen] = useState(false)
  if (!isSensitive || open) return children
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3 py-2 text-muted">
      <span>{t('sensitive.covered')}</span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('sensitive.show')}
      </Button>
    </div>
  )
}
