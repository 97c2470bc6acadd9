import { useId } from 'react'

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  description?: string
  /** The description should explain why. */
  disabled?: boolean
}

/** A labelled checkbox. */
export function Checkbox({ label, checked, onChange, description, disabled }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className="mt-0.5 size-4 shrink-0 cursor-pointer rounded-[4px] accent-accent disabled:cursor-not-allowed"
      />
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {description !== undefined && (
          <span id={`${id}-description`} className="text-sm text-muted">
            {description}
          </span>
        )}
      </div>
    </div>
  )
}
