import { clsx } from 'clsx'

export interface TagToggleProps {
  name: string
  count: number
  pressed: boolean
  disabled: boolean
  onToggle: () => void
}

/** A tag that can be switched on and off, with the number of its posts. */
export function TagToggle({ name, count, pressed, disabled, onToggle }: TagToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onToggle}
      className={clsx(
        'pressable inline-flex h-7 max-w-56 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium pointer-coarse:h-9',
        pressed ? 'bg-accent text-on-accent' : 'bg-ink/6 text-muted hover:bg-ink/10 hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-faint',
      )}
    >
      <span className="truncate">#{name}</span>
      <span className="tabular-nums">{count}</span>
    </button>
  )
}
