import { LoaderCircle } from 'lucide-react'

export interface SpinnerProps {
  label: string
}

/** Something is on its way and nobody knows its shape yet. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className="inline-flex text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  )
}
