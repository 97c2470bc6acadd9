import { clsx } from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { useFieldControl } from './field-context.ts'

export interface SelectProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  label: string
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLSelectElement>
}

/** A native select: small, and best on phones. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  label,
  disabled,
  className,
  ref,
}: SelectProps<Value>) {
  const wiring = useFieldControl(label)
  return (
    <span className={clsx('relative inline-flex', className)}>
      <select
        {...wiring}
        ref={ref}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Value)}
        className="field-box field-text control w-full appearance-none ps-2.5 pe-8"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-1/2 size-3.5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
