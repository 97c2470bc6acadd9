import { useTranslation } from 'react-i18next'
import type { NothingInPost } from '../../../shared/nothing-to-copy.ts'
import { OptionBox } from './option-box.tsx'

export interface ActionRowProps {
  id: string
  /** Why the post has nothing to copy; null for a sensitive post, which is covered. */
  why: NothingInPost | null
  selected: boolean
  onAct: () => void
}

/** A row without a suggestion: it uncovers a sensitive post, or opens one that has nothing to copy. */
export function ActionRow({ id, why, selected, onAct }: ActionRowProps) {
  const { t } = useTranslation('desktop')
  return (
    <OptionBox
      id={id}
      selected={selected}
      onPress={onAct}
      className="flex cursor-pointer items-center justify-between gap-2 text-sm text-muted"
    >
      {why && <span>{t(`nothing.${why}`)}</span>}
      <span className="font-medium text-accent-text">{t(why ? 'panel.write' : 'panel.show')}</span>
    </OptionBox>
  )
}
