import { LoaderCircle } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { buttonClass } from './button-style.ts'

export interface FileButtonProps {
  icon?: ReactNode
  /** The MIME types offered. Not enforced by browsers: check the file. */
  accept: readonly string[]
  busy?: boolean
  onPick: (file: File) => void
  children: string
}

/** A button that picks one file. The same file can be picked again. */
export function FileButton({ icon, accept, busy, onPick, children }: FileButtonProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file !== undefined) onPick(file)
  }
  return (
    <label
      className={buttonClass({
        className:
          'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:cursor-progress',
      })}
    >
      {busy ? <LoaderCircle className="animate-spin" aria-hidden /> : icon}
      {children}
      <input
        type="file"
        accept={accept.join(',')}
        disabled={busy}
        aria-busy={busy || undefined}
        onChange={pick}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
      />
    </label>
  )
}
