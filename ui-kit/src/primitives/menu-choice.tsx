import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMenuParts } from './late/menu-parts.ts'
import { MENU_ROW } from './menu-row.ts'

export interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode; badge?: ReactNode }[]
  /** Closes the menu when an option is chosen. */
  closes?: boolean
}

/** Radio items in a menu, which stays open unless `closes`. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
  closes,
}: MenuRadioGroupProps<Value>) {
  const { RadioGroup, RadioItem, RadioItemIndicator } = useMenuParts()
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} closeOnClick={closes} className={MENU_ROW}>
          {option.icon}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.badge}
          <RadioItemIndicator>
            <Check aria-hidden />
          </RadioItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
