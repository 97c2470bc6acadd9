import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'

/** Whether rows are being selected, and the button that begins and ends it; none where the user may delete no row. */
export function useSelecting(rows: readonly { can: { delete: boolean } }[]) {
  const { t } = useTranslation()
  const [isSelecting, setIsSelecting] = useState(false)
  const toggle = (isSelecting || rows.some(({ can }) => can.delete)) && (
    <Button
      size="sm"
      variant="ghost"
      atEnd
      aria-pressed={isSelecting}
      onClick={() => setIsSelecting(!isSelecting)}
    >
      {t('selection.start')}
    </Button>
  )
  return { toggle, isSelecting }
}
