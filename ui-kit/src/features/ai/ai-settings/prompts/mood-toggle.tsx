import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { useLanguage } from '../../../../i18n/languages.ts'

export interface MoodToggleProps {
  mood: Mood
  isOn: boolean
  /** The last mood that is on, which cannot be switched off. */
  isLast: boolean
  onToggle: () => void
}

/** Switches a mood on or off. */
export function MoodToggle({ mood: { key, emoji, color }, isOn, isLast, onToggle }: MoodToggleProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onToggle}
      style={{ '--mood': color } as CSSProperties}
      className={clsx(
        'pressable control flex w-full items-center gap-1.5 rounded-md border px-2 text-start text-sm leading-4 aria-disabled:cursor-not-allowed',
        isOn ? 'mood-tint border-transparent font-medium' : 'border-dashed border-line-strong text-muted',
      )}
    >
      <span aria-hidden className={clsx('font-emoji', !isOn && 'grayscale')}>
        {emoji}
      </span>
      <span className="min-w-0 flex-1 break-words">{moodName(key, language)}</span>
      {isOn && <Check aria-hidden className="size-3.5 shrink-0" />}
    </button>
  )
}
