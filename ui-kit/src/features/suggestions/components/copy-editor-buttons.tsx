import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'

export interface CopyEditorButtonsProps {
  empty: boolean
  busy: boolean
  onCancel: () => void
}

/** Out of the editor, with the words or without. */
export function CopyEditorButtons({ empty, busy, onCancel }: CopyEditorButtonsProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  return (
    <div className="ms-auto flex items-center gap-2">
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('common:actions.cancel')}
      </Button>
      <Button
        size="sm"
        type="submit"
        variant="primary"
        icon={<Copy aria-hidden />}
        busy={busy}
        disabled={empty && !busy}
      >
        {t('common:actions.copy')}
      </Button>
    </div>
  )
}
