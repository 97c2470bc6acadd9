import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { MENU_ROW } from './menu-row.ts'

export interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
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
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick={closes} className={MENU_ROW}>
          {option.icon}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
