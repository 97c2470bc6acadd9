import { Link } from 'react-router-dom'

export interface TagChipProps {
  name: string
  /** The list of the items with this tag; without it, the tag is a label only. */
  to?: string
  /** Runs before the link is followed. */
  onFollow?: () => void
}

const CHIP =
  'inline-flex h-5.5 max-w-48 items-center rounded-full bg-ink/6 px-2 text-xs font-medium text-muted'

/** A tag, with its `#`. */
export function TagChip({ name, to, onFollow }: TagChipProps) {
  const text = <span className="truncate">#{name}</span>
  if (to === undefined) return <span className={CHIP}>{text}</span>
  return (
    <Link to={to} onClick={onFollow} className={`${CHIP} hover:bg-ink/10 hover:text-ink`}>
      {text}
    </Link>
  )
}
