export interface TagChipProps {
  name: string
}

/** A tag, with its `#`. */
export function TagChip({ name }: TagChipProps) {
  return (
    <span className="inline-flex h-5.5 max-w-48 items-center rounded-full bg-ink/6 px-2 text-xs font-medium text-muted">
      <span className="truncate">#{name}</span>
    </span>
  )
}
