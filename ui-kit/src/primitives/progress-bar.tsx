export interface ProgressBarProps {
  value: number
  max: number
  label: string
}

/** A labelled progress bar. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(max, 1)}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-ink/8 [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brass"
    />
  )
}
