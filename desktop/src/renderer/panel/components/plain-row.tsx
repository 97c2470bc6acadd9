import { useTranslation } from 'react-i18next'
import { OptionBox } from './option-box.tsx'

export interface PlainRowProps {
  id: string
  kind: 'cover' | 'bare' | 'empty'
  selected: boolean
  onAct: () => void
}

const WORDS = {
  cover: { act: 'panel.show' },
  bare: { says: 'panel.allUsed', act: 'panel.write' },
  empty: { says: 'panel.noneYet', act: 'panel.write' },
} as const

/** A row without a suggestion: the cover of a sensitive post, or that nothing is left. A press acts at once. */
export function PlainRow({ id, kind, selected, onAct }: PlainRowProps) {
  const { t } = useTranslation('desktop')
  const words = WORDS[kind]
  return (
    <OptionBox
      id={id}
      selected={selected}
      onPress={onAct}
      className="flex cursor-pointer items-center justify-between gap-2 text-sm text-muted"
    >
      {'says' in words && <span>{t(words.says)}</span>}
      <span className="font-medium text-accent-text">{t(words.act)}</span>
    </OptionBox>
  )
}
