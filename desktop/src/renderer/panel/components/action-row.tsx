import { useTranslation } from 'react-i18next'
import { OptionBox } from './option-box.tsx'

export interface ActionRowProps {
  id: string
  kind: 'cover' | 'used' | 'empty'
  selected: boolean
  onAct: () => void
}

const TEXTS = {
  cover: { action: 'panel.show' },
  used: { state: 'panel.allUsed', action: 'panel.write' },
  empty: { state: 'panel.noneYet', action: 'panel.write' },
} as const

/** A row without a suggestion: it uncovers a sensitive post, or opens one that has nothing to copy. */
export function ActionRow({ id, kind, selected, onAct }: ActionRowProps) {
  const { t } = useTranslation('desktop')
  const text = TEXTS[kind]
  return (
    <OptionBox
      id={id}
      selected={selected}
      onPress={onAct}
      className="flex cursor-pointer items-center justify-between gap-2 text-sm text-muted"
    >
      {'state' in text && <span>{t(text.state)}</span>}
      <span className="font-medium text-accent-text">{t(text.action)}</span>
    </OptionBox>
  )
}
