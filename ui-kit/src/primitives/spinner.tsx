import { LoaderCircle } from 'lucide-react'

export interface SpinnerProps {
  label: string
}

/** A loading indicator, where the shape of the content is unknown. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className="inline-flex text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  )
}
