import type { CSSProperties } from 'react'

export interface MoodChipProps {
  emoji: string
  label: string
  /** A hex color, tinted for the theme. */
  color: string
}

/** The mood of a post or a suggestion. */
export function MoodChip({ emoji, label, color }: MoodChipProps) {
  return (
    <span
      style={{ '--mood': color } as CSSProperties}
      className="mood-tint inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap"
    >
      <span aria-hidden className="font-emoji">
        {emoji}
      </span>
      {label}
    </span>
  )
}
