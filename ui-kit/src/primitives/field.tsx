import { CircleAlert } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** The translated "optional", on an optional field. */
  optional?: string
  children: ReactNode
}

/** Label, hint and error of one control, which gets their ids by context. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const hasHint = hint !== undefined && hint !== null
  const wiring = useMemo(() => {
    const described = [error !== undefined && `${id}-error`, hasHint && `${id}-hint`]
      .filter(Boolean)
      .join(' ')
    return { id, labelId: `${id}-label`, describedBy: described || undefined, invalid: error !== undefined }
  }, [id, error, hasHint])

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label id={wiring.labelId} htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {optional !== undefined && <span className="text-xs text-faint">{optional}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
      {hasHint && (
        <div id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </div>
      )}
    </div>
  )
}
