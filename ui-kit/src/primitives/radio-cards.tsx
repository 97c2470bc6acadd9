import { useId, type ReactNode } from 'react'

export interface RadioCardOption<Value extends string> {
  value: Value
  label: string
  description: string
  icon?: ReactNode
  badge?: ReactNode
}

export interface RadioCardsProps<Value extends string> {
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioCardOption<Value>[]
}

/** Radio buttons as cards, for two or three options with an explanation each. */
export function RadioCards<Value extends string>({
  name,
  label,
  value,
  onChange,
  options,
}: RadioCardsProps<Value>) {
  const labelId = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className="text-sm font-medium">
        {label}
      </span>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onSelect={() => onChange(option.value)}
          />
        ))}
      </div>
    </div>
  )
}

interface RadioCardProps {
  name: string
  option: RadioCardOption<string>
  checked: boolean
  onSelect: () => void
}

function RadioCard({ name, option, checked, onSelect }: RadioCardProps) {
  const id = useId()
  return (
    <label className="pressable flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-3 has-checked:border-accent has-checked:bg-accent-soft/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        onChange={onSelect}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-center gap-1.5 font-medium [&_svg]:size-4">
          {option.icon}
          <span id={`${id}-label`}>{option.label}</span>
          {option.badge}
        </span>
        <span id={`${id}-description`} className="text-sm text-muted">
          {option.description}
        </span>
      </span>
    </label>
  )
}
